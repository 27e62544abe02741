/** A number with its word. */
export const plural = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
