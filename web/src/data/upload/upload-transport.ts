// Uploads one file by XMLHttpRequest, because only that reports the progress of a request.
import * as shape from "@boresight/domain/base/shape";
import { fromCallback } from "xstate";
import { clientProblem, type AuthProblem } from "#auth/auth-problem.ts";
import { noteChange } from "#auth/latest-change.ts";
import { authHeaders } from "#data/headers.ts";

/** Where a file is uploaded, and with which metadata. */
export interface Upload {
  /** The backend's origin, without /v1. */
  backendUrl: string;
  accessToken: string | null;
  /** Another of the caller's roles to act in. */
  role?: string | undefined;
  file: File;
  id?: string | undefined;
  name?: string | undefined;
  bucketId?: string | undefined;
  /** What the file belongs to. */
  metadata?: Readonly<Record<string, unknown>> | undefined;
  /** The stored file that it replaces. */
  replaces?: string | undefined;
}

/** A connection without any progress for this long counts as dead. */
const silence = 60_000;

const fileSchema = shape.object({ id: shape.string(), bucketId: shape.string(), name: shape.string() });
const answerSchema = shape.union([
  shape.mapped(shape.object({ processedFiles: shape.first(fileSchema) }), ({ processedFiles }) => processedFiles),
  fileSchema,
]);
const refusalSchema = shape.object({ error: shape.object({ message: shape.string() }) });

export type StoredFile = shape.Output<typeof fileSchema>;

/** Events of an upload for its machine; progress is in percent. */
export type UploadNews =
  | { type: "PROGRESS"; progress: number }
  | { type: "DONE"; stored: StoredFile }
  | { type: "FAILED"; problem: AuthProblem };

export const uploadTransport = fromCallback<UploadNews, Upload>(({ input, sendBack }) => {
  const request = new XMLHttpRequest();
  let watch: ReturnType<typeof setTimeout>;
  const abandon = () => {
    request.abort();
    sendBack({ type: "FAILED", problem: clientProblem("network") });
  };
  const wait = () => {
    clearTimeout(watch);
    watch = setTimeout(abandon, silence);
  };
  const tell = (news: UploadNews) => {
    clearTimeout(watch);
    sendBack(news);
  };
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    tell({ type: "PROGRESS", progress: total === 0 ? 0 : Math.round((100 * loaded) / total) });
    wait();
  });
  for (const end of ["load", "error"] as const) request.addEventListener(end, noteChange); // Before anybody hears of it.
  request.addEventListener("load", () => tell(newsOf(request)));
  request.addEventListener("error", () => tell({ type: "FAILED", problem: clientProblem("network") }));
  const files = `${input.backendUrl}/v1/storage/files`;
  if (input.replaces) request.open("PUT", `${files}/${encodeURIComponent(input.replaces)}`);
  else request.open("POST", files);
  const headers = Object.entries(authHeaders(input.accessToken, input.role));
  for (const [name, value] of headers) request.setRequestHeader(name, value);
  request.send(input.replaces ? replacementOf(input) : formOf(input));
  wait();

  return () => {
    clearTimeout(watch);
    request.abort();
  };
});

function formOf({ file, id, name = file.name, bucketId, metadata }: Upload): FormData {
  const form = new FormData();
  if (bucketId) form.append("bucket-id", bucketId);
  form.append("metadata[]", JSON.stringify({ id, name, metadata }));
  form.append("file[]", file, name);
  return form;
}

/** What it belongs to stays as it is; only a signature comes with its content. */
function replacementOf({ file, name = file.name, metadata }: Upload): FormData {
  const form = new FormData();
  form.append("metadata", JSON.stringify({ name, ...(metadata?.["signature"] !== undefined && { metadata }) }));
  form.append("file", file, name);
  return form;
}

function newsOf({ status, statusText, responseText }: XMLHttpRequest): UploadNews {
  const json = shape.parseJson(responseText);
  if (status >= 400) {
    const { data } = refusalSchema.safeParse(json);
    return { type: "FAILED", problem: { status, error: statusText, message: data?.error.message ?? statusText } };
  }
  const { data } = answerSchema.safeParse(json);
  return data ? { type: "DONE", stored: data } : { type: "FAILED", problem: clientProblem("invalid-response") };
}
