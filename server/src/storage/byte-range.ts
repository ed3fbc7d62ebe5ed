import type { ByteRange } from "#integrations/blobs/blob-store.ts";

/** Returns null for the whole file, also for several ranges and for an invalid one. */
export function readRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "")
    return Number(to) > 0 && size > 0 ? { start: Math.max(0, size - Number(to)), end: size - 1 } : "unsatisfiable";
  const [start, end] = [Number(from), to === "" ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== "" && Number(to) < start) return null;
  return start < size ? { start, end } : "unsatisfiable";
}
