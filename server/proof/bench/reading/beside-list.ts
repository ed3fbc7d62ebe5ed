/** The promises of reading: papers and photos in seconds, a list of orders that stays quick meanwhile, and no memory kept. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { readFile } from "#integrations/documents/read-file.ts";
import { openPool } from "#platform/database/db.ts";
import { startEmbeddedPostgres } from "#platform/database/embedded-postgres.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { fill } from "../fill.ts";
import { ask, type Target } from "../load.ts";
import { adminSecret } from "../reads/askers.ts";
import { listQuery } from "../reads/queries.ts";
import { startOurs } from "../reads/servers.ts";
import { timeOf } from "../time-of.ts";

interface BesideList {
  /** Milliseconds, medians: a PDF of 15 pages, and a photo on a machine that does nothing else. */
  paper: number;
  photo: number;
  /** Milliseconds, medians of requests for the list that were asked in turns: without reading, and while a photo is read. */
  idle: number;
  busy: number;
  /** Megabytes of the process that has pictures read, without the process that reads. */
  before: number;
  after: number;
  /** Processes of the reader that are left. */
  left: number;
}

const port = 18_085;
const [turns, warming] = [5, 100];

export interface Papers {
  pdf: Uint8Array<ArrayBuffer>;
  photo: Uint8Array<ArrayBuffer>;
}

export async function besideList(papers: Papers): Promise<BesideList> {
  const dataDir = await mkdtemp(join(tmpdir(), "boresight-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
  await migrate({ ownerUrl: postgres.url });
  const owner = openPool(postgres.url);
  await fill(owner);
  const admin = { email: "bench@example.com", password: "open sesame" };
  const server = await startOurs({ databaseUrl: postgres.url, dataDir: join(dataDir, "ours"), port, admin });
  const url = `http://127.0.0.1:${port}/v1/graphql`;
  const headers = { "x-hasura-admin-secret": adminSecret };
  try {
    return await inTurns({ url, headers, body: JSON.stringify({ query: listQuery }) }, papers);
  } finally {
    server.kill();
    await once(server, "exit");
    await owner.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function inTurns(list: Target, { pdf, photo }: Papers): Promise<BesideList> {
  const readPdf = () => readFile(pdf, { name: "estimate.pdf", mimeType: "application/pdf" });
  const readPhoto = () => readFile(photo, { name: "photo.jpg", mimeType: "image/jpeg" });
  for (let turn = 0; turn < warming; turn++) await ask(list);
  const [papers, photos, idle, busy]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let turn = 0; turn < turns; turn++) papers.push(await timeOf(readPdf));
  const [children, before] = [childrenOf(process.pid), process.memoryUsage.rss()];
  for (let turn = 0; turn < turns; turn++) {
    const took = await timeOf(readPhoto);
    photos.push(took);
    await askUntil(setTimeout(took), list, idle);
    await askUntil(readPhoto(), list, busy);
  }
  return {
    paper: median(papers),
    photo: median(photos),
    idle: median(idle),
    busy: median(busy),
    before: before / 1e6,
    after: process.memoryUsage.rss() / 1e6,
    left: childrenOf(process.pid) - children,
  };
}

export async function askUntil(end: Promise<unknown>, list: Target, times: number[]): Promise<void> {
  const asking = new AbortController();
  const ended = end.finally(() => asking.abort());
  while (!asking.signal.aborted) times.push(await timeOf(() => ask(list)));
  await ended;
}

const childrenOf = (pid: number): number =>
  execFileSync("ps", ["-A", "-o", "ppid=,comm="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.trim().startsWith(`${pid} `) && !line.endsWith(" ps")).length;

export const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;

export const presentBesideList = ({ paper, photo, idle, busy, before, after, left }: BesideList): string =>
  `| Measured | Result | Promised |
|---|---|---|
| A PDF of 15 pages | ${Math.round(paper)} ms | 1 s |
| A photo of a page | ${Math.round(photo)} ms | 6 s on two cores |
| The list of orders, p50 while a photo is read | ${busy.toFixed(1)} ms, ${(busy / idle).toFixed(2)} times the ${idle.toFixed(1)} ms without | 1.3 times |
| Memory of the process that asks, before and after ${2 * turns} photos | ${Math.round(before)} MB, ${Math.round(after)} MB | |
| Reading processes left | ${left} | 0 |
`;
