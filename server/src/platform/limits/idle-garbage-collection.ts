// Streamed content leaves buffers behind until the next garbage collection, which during a large upload comes too late.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options: { type: "minor" }) => void;

const collectedEvery = 16_000_000;
let passed = 0;

/** Counts streamed bytes, and now and then collects garbage, within some milliseconds. */
export function noteContent(bytes: number): void {
  passed += bytes;
  if (passed < collectedEvery) return;
  passed = 0;
  collect({ type: "minor" });
}
