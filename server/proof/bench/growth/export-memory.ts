/** The memory that the server takes while it exports every order of the largest shop as CSV. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { adminSecret } from "../reads/askers.ts";
import { startOurs } from "../reads/servers.ts";

const port = 18_085;
const most = 50;

interface Exported {
  lines: number;
  seconds: number;
  /** Resident megabytes: before, at most meanwhile, and the mean of the last tenth beside that of the second. */
  before: number;
  peak: number;
  growth: number;
}

/** `databaseUrl` is that of its owner, and the folder its files': a database knows them. */
export async function exportMemory(databaseUrl: string, dataDir: string): Promise<Exported> {
  const child = await startOurs({
    databaseUrl,
    dataDir,
    port,
    admin: { email: "bench@example.com", password: "open sesame" },
  });
  try {
    await download(100_000); // What the first requests leave in memory is not the export's.
    const before = resident(child.pid ?? 0);
    const sizes: number[] = [];
    const timer = setInterval(() => sizes.push(resident(child.pid ?? 0)), 500);
    const began = performance.now();
    const lines = await download();
    clearInterval(timer);
    const tenth = Math.ceil(sizes.length / 10);
    const growth = mean(sizes.slice(-tenth)) - mean(sizes.slice(tenth, 2 * tenth));
    return { lines, seconds: (performance.now() - began) / 1000, before, peak: Math.max(before, ...sizes), growth };
  } finally {
    if (child.kill("SIGTERM")) await once(child, "exit");
  }
}

/** Returns how many lines came, and leaves once there are enough. */
async function download(enough = Number.POSITIVE_INFINITY): Promise<number> {
  const leave = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/v1/functions/service-orders-csv`, {
    headers: { "x-hasura-admin-secret": adminSecret },
    signal: leave.signal,
  });
  if (!response.ok || !response.body) throw new Error(await response.text());
  let lines = 0;
  for await (const chunk of response.body) {
    for (const byte of chunk) if (byte === 10) lines++;
    if (lines >= enough) break;
  }
  leave.abort();
  return lines;
}

const mean = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);

const resident = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;

export const presentExport = ({ lines, seconds, before, peak, growth }: Exported): string => `
| What | Measured | Target |
|---|---|---|
| Export of ${lines.toLocaleString("en")} lines | ${seconds.toFixed(0)} s | |
| Resident memory meanwhile | ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most; ${growth.toFixed(0)} MB from the second tenth to the last | at most ${most} MB more ${peak - before <= most ? "✓" : "✗"} |
`;
