// A thread beside the compiler: ends the process when it takes too much memory, or when nobody waits for it any more.
import { workerData } from "node:worker_threads";
import * as z from "zod";

const mostBytes = z.number().parse(workerData) * 1_000_000;
const glance = 100;
const parent = process.ppid;

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, glance);
