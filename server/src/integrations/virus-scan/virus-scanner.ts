/** Scans a file with ClamAV's INSTREAM command: chunks prefixed with their length, ended by an empty one. */
import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { fail } from "@boresight/domain/base/errors";
import type { FileSettings } from "#platform/settings/file-settings.ts";
import { openBreaker } from "#platform/limits/breaker.ts";
import type { Log } from "#platform/log.ts";

export interface VirusScanner {
  /** Returns the name of the virus found, or null. */
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
      const answer = await breaker.run(() => ask(connect(clamav), path)).catch((error: unknown) => String(error));
      if (/^stream: OK$/.test(answer)) return null;
      const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
      if (found) return found;
      log.error({ answer }, "the virus scanner gave no verdict");
      throw fail("virus-scanner-silent", { retryAfter }); // Rejecting the upload is safer than storing it unscanned.
    },
  };
}

async function ask(socket: Socket, path: string): Promise<string> {
  socket.setTimeout(connectPatience, () => socket.destroy(new Error("no answer in time")));
  socket.once("connect", () => socket.setTimeout(patience));
  const answer = text(socket);
  try {
    await Promise.all([answer, pipeline(createReadStream(path), instream, socket, { end: false })]);
    return (await answer).replace(/\0$/, "").trim();
  } finally {
    socket.destroy();
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
