// The memory that the product holds once it has started.
import { execFileSync, fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Starts the real server on a fresh data folder, and returns the resident megabytes of its process once it says that it
 * is ready; the embedded PostgreSQL is not counted.
 */
export async function memoryAfterStart(settings: NodeJS.ProcessEnv): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), "boresight-memory-"));
  await chmod(dataDir, 0o755); // PostgreSQL's own account must get in.
  const child = fork(join(import.meta.dirname, "../../start.mjs"), {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, ...settings },
    execArgv: [],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  try {
    await ready(child);
    return residentMegabytes(child.pid ?? 0);
  } finally {
    if (child.kill("SIGTERM")) await once(child, "exit");
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
  }
}

function ready(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let said = "";
  child.stdout?.on("data", (chunk) => {
    said += String(chunk);
    if (said.includes("is ready")) resolve();
  });
  child.once("exit", () => reject(new Error("the server ended before it was ready")));
  return promise;
}

const residentMegabytes = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;

export const presentMemory = (megabytes: number): string => `
| What | Measured | Target |
|---|---|---|
| Resident memory right after the first start with its demo load | ${megabytes.toFixed(0)} MB | < 350 MB ${megabytes < 350 ? "✓" : "✗"} |
`;
