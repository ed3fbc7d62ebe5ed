// One file by XMLHttpRequest, because only that tells how far a request has got.
import * as z from "zod/mini";
import { fromCallback } from "xstate";
import { clientProblem, type AuthProblem } from "#auth/auth-problem.ts";

/** Where a file goes and what is said of it. */
export interface Upload {
  /** The backend's origin, without /v1. */
  backendUrl: string;
  accessToken: string | null;
  file: File;
  id?: string | undefined;
  name?: string | undefined;
  bucketId?: string | undefined;
}

const fileSchema = z.object({ id: z.string(), bucketId: z.string(), name: z.string() });
const answerSchema = z.union([
  z.pipe(
    z.object({ processedFiles: z.tuple([fileSchema], z.unknown()) }),
    z.transform(({ processedFiles: [first] }) => first),
  ),
  fileSchema,
]);
const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

export type StoredFile = z.output<typeof fileSchema>;

/** What the machine hears of its upload; progress is in percent. */
export type UploadNews =
  | { type: "PROGRESS"; progress: number }
  | { type: "DONE"; stored: StoredFile }
  | { type: "FAILED"; problem: AuthProblem };

export const uploadTransport = fromCallback<UploadNews, Upload>(({ input, sendBack }) => {
  const tell = (news: UploadNews) => sendBack(news);
  const request = new XMLHttpRequest();
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    tell({ type: "PROGRESS", progress: total === 0 ? 0 : Math.round((100 * loaded) / total) }),
  );
  request.addEventListener("load", () => tell(newsOf(request)));
  request.addEventListener("error", () => tell({ type: "FAILED", problem: clientProblem("network") }));
  request.open("POST", `${input.backendUrl}/v1/storage/files`);
  if (input.accessToken) request.setRequestHeader("authorization", `Bearer ${input.accessToken}`);
  request.send(formOf(input));

  return () => request.abort();
});

function formOf({ file, id, name = file.name, bucketId }: Upload): FormData {
  const form = new FormData();
  if (bucketId) form.append("bucket-id", bucketId);
  form.append("metadata[]", JSON.stringify({ id, name }));
  form.append("file[]", file, name);
  return form;
}

function newsOf({ status, statusText, responseText }: XMLHttpRequest): UploadNews {
  const json = parseJson(responseText);
  if (status >= 400) {
    const { data } = refusalSchema.safeParse(json);
    return { type: "FAILED", problem: { status, error: statusText, message: data?.error.message ?? statusText } };
  }
  const { data } = answerSchema.safeParse(json);
  return data ? { type: "DONE", stored: data } : { type: "FAILED", problem: clientProblem("invalid-response") };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
