/** The promises of documents: an invoice at once, a packet with 40 photos in seconds, and lists that stay quick meanwhile. */
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { endTypesetting, typesetPdf } from "#integrations/pdf/typeset-pdf.ts";
import { sampleInvoice, samplePacket } from "../../test/documents/sample-documents.ts";
import { sampleImages } from "../../test/documents/sample-images.ts";
import { ask, type Target } from "./load.ts";
import { timeOf } from "./time-of.ts";

export interface DocumentFigures {
  /** Milliseconds, medians: with the start of the process that sets documents, and without. */
  first: number;
  warm: number;
  /** Milliseconds that 95 of 100 requests for a list keep, without documents and while 50 are made. */
  idle: number;
  busy: number;
  /** Milliseconds, and megabytes by which our processes have grown at most. */
  packet: number;
  growth: number;
}

const rounds = 9;
const documents = 50;
const photos = 40;
const images = await sampleImages(0);

export async function documentFigures(list: Target): Promise<DocumentFigures> {
  const { first, warm } = await invoices();
  const { idle, busy } = await besideList(list);
  const { packet, growth } = await largePacket();
  await endTypesetting();
  return { first, warm, idle, busy, packet, growth };
}

/** Each with other content, as a document that was made before is not made again. */
const invoice = (number: number) =>
  typesetPdf({ content: { ...sampleInvoice("en", 5 + (number % 10)), number: `INV-${number}` }, images });

async function invoices() {
  const [first, warm]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    await endTypesetting();
    first.push(await timeOf(() => invoice(100 * round)));
    await setTimeout(200); // The watch over its memory starts.
    for (let turn = 1; turn <= 5; turn++) warm.push(await timeOf(() => invoice(100 * round + turn)));
  }
  return { first: atShare(first, 0.5), warm: atShare(warm, 0.5) };
}

/** In turns, so that a slow moment of the machine hits both. */
async function besideList(list: Target) {
  const [idle, busy]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const made = Promise.all(Array.from({ length: documents }, (_, at) => invoice(10_000 + 100 * round + at)));
    const took = await timeOf(() => lookUntil(made, list, busy));
    await lookUntil(setTimeout(took), list, idle);
  }
  return { idle: atShare(idle, 0.95), busy: atShare(busy, 0.95) };
}

async function lookUntil(end: Promise<unknown>, list: Target, times: number[]) {
  const looking = new AbortController();
  const ended = end.finally(() => looking.abort());
  while (!looking.signal.aborted) times.push(await timeOf(() => ask(list)));
  await ended;
}

/** Photos of 12 megapixels, read from disk one by one. */
async function largePacket() {
  const folder = await mkdtemp(join(tmpdir(), "boresight-bench-documents-"));
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  const named = Object.fromEntries(
    Array.from({ length: photos }, (_, at) => [`photo-${at}`, () => readFile(join(folder, String(at)))] as const),
  );
  for (let at = 0; at < photos; at++) await writeFile(join(folder, String(at)), photo);
  const before = ourMemory();
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, ourMemory())), 50);
  const packet = await timeOf(() =>
    typesetPdf({ content: samplePacket("en", photos), images: { ...images, ...named } }),
  );
  clearInterval(sampling);
  await rm(folder, { recursive: true });
  return { packet, growth: (most - before) / 1_000_000 };
}

/** Of this process and of those it has started. */
function ourMemory(): number {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="], { encoding: "utf8" }).trim().split("\n");
  const processes = lines.map((line) => line.trim().split(/\s+/));
  const ours = processes.filter(
    ([pid, parent, , name]) => [pid, parent].includes(String(process.pid)) && name !== "ps",
  );
  return ours.reduce((sum, [, , kilobytes]) => sum + Number(kilobytes) * 1024, 0);
}

const atShare = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

const mark = (kept: boolean) => (kept ? "✓" : "✗");

export function presentDocuments({ first, warm, idle, busy, packet, growth }: DocumentFigures): string {
  const ratio = busy / idle;
  return `
Documents, medians:

| What | Measured | Target |
|---|---|---|
| Invoice as PDF, the first since the start | ${first.toFixed(0)} ms | < 250 ms ${mark(first < 250)} |
| Invoice as PDF, each after that | ${warm.toFixed(0)} ms | < 120 ms ${mark(warm < 120)} |
| Order list while ${documents} invoices are made, 95 of 100 requests | ${busy.toFixed(1)} ms beside ${idle.toFixed(1)} ms, ${ratio.toFixed(2)} | ≤ 1.3 ${mark(ratio <= 1.3)} |
| Packet with ${photos} photos of 12 megapixels | ${(packet / 1000).toFixed(1)} s | < 6 s ${mark(packet < 6000)} |
| Memory that it takes | ${growth.toFixed(0)} MB | < 200 MB ${mark(growth < 200)} |
`;
}
