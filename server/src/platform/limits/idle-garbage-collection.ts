// Content that passes through leaves its buffers behind until the engine looks: during a large upload that is too late.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options: { type: "minor" }) => void;

const collectedEvery = 16_000_000;
let passed = 0;

/** Tells how many bytes have gone by; now and then their memory is given back, within some milliseconds. */
export function noteContent(bytes: number): void {
  passed += bytes;
  if (passed < collectedEvery) return;
  passed = 0;
  collect({ type: "minor" });
}
