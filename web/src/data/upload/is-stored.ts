import { authHeaders } from "../headers.ts";
import type { UploadEntry } from "./upload-entry.ts";

/** The part of the browser's `fetch` that the storage service needs. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

interface Asking {
  /** The backend's origin, without /v1. */
  backendUrl: string;
  accessToken: string;
  fetch: Fetch;
  signal: AbortSignal;
}

/** Whether an attempt whose response was lost reached the server after all. Throws when that cannot be determined. */
export async function isStored(
  { entry, file }: { entry: UploadEntry; file: File },
  { backendUrl, accessToken, fetch, signal }: Asking,
): Promise<boolean> {
  const address = `${backendUrl}/v1/storage/files/${encodeURIComponent(entry.replaces ?? entry.id)}`;
  const asked = { headers: authHeaders(accessToken), cache: "no-store", signal } as const;
  const head = await fetch(address, { ...asked, method: "HEAD" });
  if (head.status >= 500) throw new Error("the server cannot say");
  if (!entry.replaces || !head.ok) return head.ok;
  // The file it replaces existed before: only the content can show the difference.
  if (head.headers.get("content-length") !== String(file.size)) return false;
  const stored = await fetch(address, asked);
  return stored.ok && sameBytes(await stored.arrayBuffer(), await file.arrayBuffer());
}

function sameBytes(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const [left, right] = [new Uint8Array(one), new Uint8Array(other)];
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}
