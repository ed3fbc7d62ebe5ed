import * as shape from "@boresight/domain/base/shape";
import { clientProblem } from "#auth/auth-problem.ts";
import { authHeaders } from "#data/headers.ts";

const storedSchema = shape.object({ id: shape.string() });
const refusalSchema = shape.object({ error: shape.object({ message: shape.string() }) });

/** Stores one file that belongs to no order, at once and outside the queue. Returns its id; rejects with a message for people. */
export async function uploadFile(file: File, accessToken: string | null): Promise<string> {
  const body = new FormData();
  body.append("file[]", file, file.name);
  const answer = await fetch("/v1/storage/files", { method: "POST", body, headers: authHeaders(accessToken) }).catch(
    (cause: unknown) => {
      throw new Error(clientProblem("network").message, { cause });
    },
  );
  const json: unknown = await answer.json().catch(() => null);
  const { data: stored } = storedSchema.safeParse(json);
  if (answer.ok && stored) return stored.id;
  throw new Error(refusalSchema.safeParse(json).data?.error.message ?? clientProblem("unexpected").message);
}

/** The content of a stored file, as the person may see it; rejects with a message for people. */
export async function downloadFile(id: string, accessToken: string | null): Promise<Blob> {
  const answer = await fetch(`/v1/storage/files/${id}`, { headers: authHeaders(accessToken) }).catch(
    (cause: unknown) => {
      throw new Error(clientProblem("network").message, { cause });
    },
  );
  if (answer.ok) return answer.blob();
  throw new Error(refusalSchema.safeParse(await answer.json().catch(() => null)).data?.error.message);
}
