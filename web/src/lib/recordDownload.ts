/** Downloading the record of a game: all of it when nobody has secrets any more, else what a seat may know. */

import { ApiError } from "./api";

export async function downloadRecord(id: string, seat: number | null): Promise<void> {
  const query = seat === null ? "" : `?seat=${seat}`;
  const reply = await fetch(`/api/tables/${encodeURIComponent(id)}/record${query}`);
  if (!reply.ok) {
    const problem = (await reply.json().catch(() => ({}))) as { code?: string; message?: string };
    throw new ApiError(problem.code ?? "offline", problem.message ?? "", reply.status);
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await reply.blob());
  link.download = `cyclades-${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
