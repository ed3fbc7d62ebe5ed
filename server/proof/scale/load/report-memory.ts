// Loaded into a server that is measured: at SIGUSR2 it collects its garbage and writes down the memory that is left.
import { renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const path = process.env["MEMORY_REPORT"] ?? "";

process.on("SIGUSR2", () => {
  collect();
  collect(); // What the first one's finalizers let go.
  writeFileSync(`${path}.part`, JSON.stringify(process.memoryUsage()));
  renameSync(`${path}.part`, path);
});
