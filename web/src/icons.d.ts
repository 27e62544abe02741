declare module "virtual:icons" {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module "virtual:pictures" {
  const addresses: Record<string, string>;
  export default addresses;
}
