// The promises of files: about as fast as writing and reading without asking anything, and pictures at once.
import { execFileSync, fork, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import sharp from "sharp";
import { timeOf } from "./time-of.ts";

export interface FileFigures {
  /** Megabytes in a second, ours beside a bare server; medians of runs taken in turns. */
  upload: Beside;
  download: Beside;
  /** Milliseconds for 400 pixels out of 12 million, medians. */
  resizeFirst: number;
  resizeCached: number;
  /** Megabytes by which the server's process has grown at most while it took 50. */
  growth: number;
}

interface Beside {
  ours: number;
  beside: number;
}

interface FilesPlace {
  url: string;
  /** With which one calls as the admin. */
  headers: Record<string, string>;
  /** Of the server's process. */
  pid: number;
  /** Where the bare server may listen. */
  plainPort: number;
}

interface Call {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: Buffer;
}

const megabyte = 1_000_000;
const runs = 7;
const clients = 4;
const perClient = 4;
const pieceSize = 8 * megabyte;
const agent = new Agent({ keepAlive: true });

export async function fileFigures({ url, headers, pid, plainPort }: FilesPlace): Promise<FileFigures> {
  const folder = await mkdtemp(join(tmpdir(), "boresight-bench-files-"));
  const [ours, beside] = [`${url}/v1/storage/files`, `http://127.0.0.1:${plainPort}`];
  const [photo, large] = [randomBytes(pieceSize), randomBytes(50 * megabyte)];
  await writeFile(join(folder, "large.bin"), large);
  const plain = await startPlain(folder, plainPort);
  try {
    await send(uploadOf(ours, photo, { headers })); // What the first upload loads is not what an upload needs.
    const growth = await growthDuring(pid, () => send(uploadOf(ours, large, { headers })));
    const upload = await sideBySide([uploadOf(ours, photo, { headers }), uploadOf(`${beside}/files`, photo)]);
    const id = idIn(await send(uploadOf(ours, large, { headers })));
    const range = { range: `bytes=${megabyte}-${megabyte + pieceSize - 1}` };
    const download = await sideBySide([
      { url: `${ours}/${id}`, method: "GET", headers: { ...headers, ...range } },
      { url: `${beside}/large.bin`, method: "GET", headers: range },
    ]);
    return { upload, download, growth, ...(await resizing(ours, headers)) };
  } finally {
    agent.destroy();
    plain.kill();
    await once(plain, "exit");
    await rm(folder, { recursive: true });
  }
}

/** In turns, so that a slow moment of the machine hits both. */
async function sideBySide([ours, beside]: readonly [Call, Call]): Promise<Beside> {
  const rates: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    rates[0].push(await rateOf(ours));
    rates[1].push(await rateOf(beside));
  }
  return { ours: median(rates[0]), beside: median(rates[1]) };
}

async function rateOf(call: Call): Promise<number> {
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let turn = 0; turn < perClient; turn++) await send(call);
    }),
  );
  return (clients * perClient * pieceSize) / megabyte / ((performance.now() - start) / 1000);
}

const pictures = 15;

async function resizing(url: string, headers: Record<string, string>) {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  const [first, cached]: [number[], number[]] = [[], []];
  for (let picture = 0; picture < pictures; picture++) {
    const id = idIn(await send(uploadOf(url, photo, { headers, type: "image/jpeg" })));
    const call = { url: `${url}/${id}?w=400`, method: "GET", headers } as const;
    first.push(await timeOf(() => send(call)));
    cached.push(await timeOf(() => send(call)));
  }
  return { resizeFirst: median(first), resizeCached: median(cached) };
}

async function growthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = residentMemory(pid);
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, residentMemory(pid))), 50);
  await work();
  clearInterval(sampling);
  return (most - before) / megabyte;
}

const residentMemory = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1024;

interface Sent {
  headers?: Record<string, string>;
  type?: string;
}

function uploadOf(url: string, content: Buffer, { headers = {}, type = "application/pdf" }: Sent = {}): Call {
  const head = `--edge\r\nContent-Disposition: form-data; name="file[]"; filename="a"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    url,
    method: "POST",
    headers: { ...headers, "content-type": "multipart/form-data; boundary=edge" },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n--edge--\r\n")]),
  };
}

async function send({ url, method, headers, body }: Call): Promise<string> {
  const length = body && { "content-length": body.length };
  const asked = request(url, { method, agent, headers: { ...headers, ...length } });
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const status = answer.statusCode ?? 500;
  if (status >= 300) throw new Error(`${method} ${url} answered ${status}: ${await text(answer)}`);
  if (method === "POST") return text(answer);
  await finished(answer.resume()); // Read, or it would not be sent.
  return "";
}

const idIn = (answer: string): string => /"id":"([^"]+)"/.exec(answer)?.[1] ?? "";

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function startPlain(folder: string, port: number): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "plain-files-server.ts"), {
    env: { ...process.env, FOLDER: folder, PORT: String(port) },
  });
  await once(child, "message");
  return child;
}

export function presentFiles({ upload, download, resizeFirst, resizeCached, growth }: FileFigures): string {
  const rows = [
    ["Upload, 8 MB each", upload, "fastify and busboy to disk"],
    ["Download of a range of 8 MB", download, "@fastify/static"],
  ] as const;
  const lines = rows.map(([what, { ours, beside }, besideWhat]) => {
    const ratio = ours / beside;
    return `| ${what} | ${ours.toFixed(0)} MB/s beside ${beside.toFixed(0)} MB/s (${besideWhat}), ${ratio.toFixed(2)} | ≥ 0.8 ${ratio >= 0.8 ? "✓" : "✗"} |`;
  });
  return `
Files, medians of runs taken in turns:

| What | Measured | Target |
|---|---|---|
${lines.join("\n")}
| 12 megapixels to 400 pixels, first time | ${resizeFirst.toFixed(0)} ms | < 150 ms ${resizeFirst < 150 ? "✓" : "✗"} |
| The same again | ${resizeCached.toFixed(1)} ms | < 5 ms ${resizeCached < 5 ? "✓" : "✗"} |
| Memory the server grows by during an upload of 50 MB | ${growth.toFixed(0)} MB | < 30 MB ${growth < 30 ? "✓" : "✗"} |
`;
}
