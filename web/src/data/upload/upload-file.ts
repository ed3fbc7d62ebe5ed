import * as shape from "@boresight/domain/base/shape";
import { clientProblem } from "#auth/auth-problem.ts";
import { noteChange } from "#auth/latest-change.ts";
import { authHeaders } from "#data/headers.ts";
import { refusalOf, unlessAborted } from "./file-contents.ts";

const storedSchema = shape.object({ id: shape.string() });

/** Stores one file that belongs to no order, at once and outside the queue. Returns its id; rejects with a message for people. */
export async function uploadFile(
  file: File,
  accessToken: string | null,
  metadata?: Readonly<Record<string, unknown>>,
): Promise<string> {
  const body = new FormData();
  if (metadata) body.append("metadata[]", JSON.stringify({ metadata }));
  body.append("file[]", file, file.name);
  const response = await call("", accessToken, { method: "POST", body }).finally(noteChange);
  const { data: stored } = storedSchema.safeParse(await response.json().catch(() => null));
  if (!stored) throw new Error(clientProblem("unexpected").message);
  return stored.id;
}

/** The content of a stored file, as the person may see it; rejects with a message for people. */
export async function downloadFile(id: string, accessToken: string | null): Promise<Blob> {
  return (await call(`/${encodeURIComponent(id)}`, accessToken)).blob();
}

async function call(path: string, accessToken: string | null, init: RequestInit = {}): Promise<Response> {
  const headers = authHeaders(accessToken);
  const response = await fetch(`/v1/storage/files${path}`, { ...init, headers }).catch(unlessAborted);
  if (!response.ok) throw await refusalOf(response);
  return response;
}
