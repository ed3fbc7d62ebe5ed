// Garbage collection at moments that we know and the engine does not. Streamed content leaves buffers behind until the
// next one, which during a large upload comes too late; and what only the start needed would be kept until the server
// has been idle for a while.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options: Collection) => void;

type Collection = { type: "minor" | "major" } | { type: "major"; flavor: "last-resort" };

const collectedEvery = 16_000_000;
let passed = 0;

/** Counts streamed bytes, and now and then collects garbage, within some milliseconds. */
export function noteContent(bytes: number): void {
  passed += bytes;
  if (passed < collectedEvery) return;
  passed = 0;
  collect({ type: "minor" });
}

const collectedEveryLines = 8_000_000;
let written = 0;

/**
 * Counts the characters of an export, and now and then collects all garbage, within some 60 milliseconds: what a long one
 * has sent survives the collections of what is new, and the engine would let it grow to hundreds of megabytes.
 */
export function noteLines(characters: number): void {
  written += characters;
  if (written < collectedEveryLines) return;
  written = 0;
  collect({ type: "major" });
}

const collectedEveryMail = 2_000_000;
let mailed = 0;

/**
 * Counts the bytes of mails. A mail is held in several copies while it is read: what is new is collected after each one,
 * within some milliseconds, and now and then all that outlived it.
 */
export function noteMail(bytes: number): void {
  mailed += bytes;
  const type = mailed < collectedEveryMail ? "minor" : "major";
  if (type === "major") mailed = 0;
  collect({ type });
}

/** Gives the memory back that nothing uses any more, to the machine too: half a second, for the end of a start. */
export function returnMemory(): void {
  collect({ type: "major", flavor: "last-resort" });
}
