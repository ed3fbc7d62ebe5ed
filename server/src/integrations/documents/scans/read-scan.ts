/** Reads text from pictures and scanned pages in a process of its own, which knows none of the server's secrets. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import type { Page } from "@boresight/domain/intake/reading/page";
import { scanAnswerSchema, type PageCut, type ScanAnswer, type ScanOrder } from "./scan-messages.ts";

export interface ScanLimits {
  pages: number;
  /** From one page to the next; a busy machine is slow. */
  milliseconds: number;
  /** For all pages: what was read until then counts. */
  altogether: number;
}

/** Pages of a PDF that are pictures. */
export const mostScans = 20;
const usual: ScanLimits = { pages: mostScans, milliseconds: 90_000, altogether: 300_000 };
const mostMegabytes = 900;

/** Returns the pages that could be read, in order; those of a PDF only where they are pictures. Null when reading failed. */
export async function readScan(
  content: Uint8Array<ArrayBuffer>,
  source: ScanOrder["source"],
  limits: ScanLimits = usual,
): Promise<Page[] | null> {
  const pages: Page[] = [];
  const isWhole = await ask({ content, source, mostPages: limits.pages }, limits, (answer) => {
    if ("page" in answer) pages.push(answer.page);
  });
  return isWhole || pages.length > 0 ? pages : null;
}

/** Draws pieces of pages as WebP, in the order of the boxes; a page that cannot be drawn is left out. */
export async function cutPieces(
  content: Uint8Array<ArrayBuffer>,
  source: ScanOrder["source"],
  cut: PageCut[],
): Promise<ReadonlyMap<number, readonly Uint8Array[]>> {
  const pieces = new Map<number, readonly Uint8Array[]>();
  await ask({ content, source, mostPages: cut.length, cut }, usual, (answer) => {
    if ("pieces" in answer) pieces.set(answer.number, answer.pieces);
  });
  return pieces;
}

/** Returns whether the process came to its end; it is stopped at its limits. */
async function ask(
  order: ScanOrder,
  { milliseconds, altogether }: ScanLimits,
  take: (answer: ScanAnswer) => void,
): Promise<boolean> {
  const child = start();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let deadline = setTimeout(() => resolve(false), milliseconds);
  const last = setTimeout(() => resolve(false), altogether);
  child.on("message", (said) => {
    const { data: answer } = scanAnswerSchema.safeParse(said);
    if (!answer || "end" in answer) return resolve(answer?.end === "read");
    take(answer);
    clearTimeout(deadline);
    deadline = setTimeout(() => resolve(false), milliseconds);
  });
  child.once("exit", () => resolve(false)).on("error", () => resolve(false));
  try {
    child.send(order);
    return await promise;
  } finally {
    clearTimeout(deadline);
    clearTimeout(last);
    await end(child);
  }
}

/** Its memory is free before the next file is read. */
async function end(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** It reads what strangers upload, so it knows none of the server's secrets. */
const bareEnvironment = { MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "2", SystemRoot: process.env["SystemRoot"] };

function start(): ChildProcess {
  const child = fork(new URL("./scan-worker.ts", import.meta.url), {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${mostMegabytes}`],
    env: bareEnvironment,
    stdio: "ignore",
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  return child;
}

/** People who work meanwhile come first. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has just ended, or the system has no priorities.
  }
}
