// npm run bench -- days [10000]: so many simulated days of vans, as they are booked and with better plans. Writes docs/benchmarks/van-days.md.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { presentDays } from "./present-days.ts";
import { simulateDays } from "./simulate-days.ts";

const days = Number(process.argv[3] ?? 10_000);
const seed = 43;
const started = performance.now();
const simulated = simulateDays(days, seed);
const report = presentDays(simulated, { seed, seconds: (performance.now() - started) / 1000 });
console.log(report);
if (days >= 10_000) await writeFile(join(import.meta.dirname, "../../../../docs/benchmarks/van-days.md"), report);
if (simulated.broken.length > 0) process.exitCode = 1;
