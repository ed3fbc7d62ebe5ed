// Parses a multipart form while it streams in: files are written to disk one after the other, in any order of parts.
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { BoresightError, fail } from "@boresight/domain/base/errors";
import type { Incoming, Received } from "#integrations/blobs/incoming.ts";
import { errorCode } from "#platform/startup-error.ts";

export interface Form extends AsyncDisposable {
  files: readonly FormFile[];
  fields: (name: string) => readonly string[];
}

interface FormFile {
  fileName: string;
  contentType: string;
  received: Received;
}

interface FormRules {
  incoming: Incoming;
  /** The field name of the file parts. */
  filePart: string;
  /** The limit of bytes written per file; beyond it bytes are only counted. */
  mostBytes: number;
}

/** All other parts are small. */
const limits = { fields: 200, fieldSize: 100_000, files: 50, parts: 250, headerPairs: 50, headerSize: 16_384 };
const longestBody = 1_000_000_000;
const silence = 60_000;

export async function readForm(request: IncomingMessage, rules: FormRules): Promise<Form> {
  if (Number(request.headers["content-length"]) > longestBody) throw fail("payload-too-large");
  const fields: [name: string, value: string][] = [];
  const files: Promise<FormFile>[] = [];
  const contents: Readable[] = [];
  const form = openForm(request, rules.filePart);
  form.on("field", (...[name, value, , isCut]) => void fields.push([name, isCut ? "" : value]));
  form.on("file", (...[, content, fileName, , contentType]) => {
    contents.push(content);
    content.on("error", () => {}); // The parser may emit another error after everyone has gone, which would end the process.
    const received = rules.incoming.receive(content, rules.mostBytes);
    files.push(received.then((taken) => ({ fileName: fileName ?? "", contentType, received: taken })));
    received.catch((error: unknown) => form.destroy(error instanceof Error ? error : new Error(String(error))));
  });
  request.setTimeout(silence, () => request.destroy());
  request.once("close", () => request.setTimeout(0));
  try {
    // Errors are answered; the request itself stays intact.
    await pipeline(request.iterator({ destroyOnReturn: false }), counted, form);
    return formOf(await Promise.all(files), fields);
  } catch (error) {
    leaveRest(request, error);
    for (const content of contents) content.destroy();
    for (const file of await Promise.allSettled(files)) {
      if (file.status === "fulfilled") await file.value.received.discard();
    }
    throw isOfSender(error) ? fail("form-unreadable") : error;
  }
}

/** The request is read to its end so that the sender gets the response; only an endless one is cut off. */
function leaveRest(request: IncomingMessage, error: unknown): void {
  if (error instanceof BoresightError) request.destroy();
  else request.resume();
}

function openForm({ headers }: IncomingMessage, filePart: string): BusboyInstance {
  const type = headers["content-type"] ?? "";
  try {
    return new Busboy({
      headers: { ...headers, "content-type": type },
      limits,
      preservePath: true,
      // Metadata may come with an empty file name: only the file parts are files.
      isPartAFile: (name) => name === filePart,
    });
  } catch {
    throw fail("form-unreadable");
  }
}

async function* counted(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > longestBody) throw fail("payload-too-large");
    yield chunk;
  }
}

const formOf = (files: readonly FormFile[], fields: readonly [string, string][]): Form => ({
  files,
  fields: (name) => fields.filter(([each]) => each === name).map(([, value]) => value),
  async [Symbol.asyncDispose]() {
    await Promise.all(files.map(({ received }) => received.discard()));
  },
});

/** An invalid form, or a disconnected sender; the parser gives its errors no codes. */
const isOfSender = (error: unknown): boolean =>
  ["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE", "ABORT_ERR"].includes(errorCode(error) ?? "") ||
  (error instanceof Error && /multipart|malformed|boundary|terminated early/i.test(error.message));
