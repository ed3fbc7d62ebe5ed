/** Scans a file with ClamAV's INSTREAM command: chunks prefixed with their length, ended by an empty one. */
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import { fail } from "@boresight/domain/base/errors";
import type { FileSettings } from "#platform/settings/file-settings.ts";
import { openBreaker } from "#platform/limits/breaker.ts";
import type { Log } from "#platform/log.ts";

export interface VirusScanner {
  /** Returns the name of the virus found, or null. Throws `file-too-big` for what it does not look at whole. */
  scan: (path: string) => Promise<string | null>;
}

/** In milliseconds: for a connection, and for each further sign of work. */
const connectPatience = 5000;
const patience = 60_000;
const retryAfter = 30;

/** Returns null when no scanner is configured. */
export function openVirusScanner({ clamav }: FileSettings, log: Log): VirusScanner | null {
  if (!clamav) return null;
  const breaker = openBreaker({ pause: retryAfter * 1000 });
  return {
    async scan(path) {
      const answer = await breaker.run(() => askTwice(clamav, path)).catch((error: unknown) => String(error));
      if (/^stream: OK$/.test(answer)) return null;
      const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
      if (found) return found;
      if (/size limit exceeded/i.test(answer)) {
        log.warn({ answer }, "a file is larger than StreamMaxLength of the virus scanner allows");
        throw fail("file-too-big");
      }
      log.error({ answer }, "the virus scanner gave no verdict");
      throw fail("virus-scanner-silent", { retryAfter }); // Rejecting the upload is safer than storing it unscanned.
    },
  };
}

/** Once more where the connection broke while we sent: of a file that is too long for it, its answer may be lost so. */
async function askTwice(address: NonNullable<FileSettings["clamav"]>, path: string): Promise<string> {
  return await ask(connect(address), path).catch((error: unknown) => {
    if (isBroken(error)) return ask(connect(address), path);
    throw error;
  });
}

const isBroken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");

async function ask(socket: Socket, path: string): Promise<string> {
  socket.setTimeout(connectPatience, () => socket.destroy(new Error("no answer in time")));
  socket.once("connect", () => socket.setTimeout(patience));
  const over = new AbortController();
  try {
    const answered = answerOf(socket).finally(() => over.abort()); // It answers before the end what it does not take.
    const [answer] = await Promise.all([answered, send(socket, instream(createReadStream(path)), over.signal)]);
    return answer;
  } finally {
    socket.destroy();
  }
}

/** Ends with a zero, as its command began with a z, or where the scanner hangs up. */
async function answerOf(socket: Socket): Promise<string> {
  let said = "";
  for await (const piece of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    said += piece.toString();
    if (said.endsWith("\0")) break;
  }
  return said.replace(/\0$/, "").trim();
}

async function send(socket: Socket, content: AsyncIterable<Buffer>, over: AbortSignal): Promise<void> {
  for await (const piece of content) {
    if (over.aborted) return;
    if (!socket.write(piece)) await once(socket, "drain", { signal: over }).catch(() => {});
  }
}

async function* instream(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of content) {
    yield length(piece.length);
    yield piece;
  }
  yield length(0);
}

function length(bytes: number): Buffer {
  const header = Buffer.alloc(4);
  header.writeUInt32BE(bytes);
  return header;
}
