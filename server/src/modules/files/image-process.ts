/**
 * A process beside the server that changes images: started with the first, ended when none came for a while. The image
 * library keeps the memory of large images for as long as its process lives, and a crash in it ends nobody else.
 */
import { fork, type ChildProcess } from "node:child_process";
import { fail } from "@boresight/domain/base/errors";
import * as z from "zod";
import type { ImageChange } from "./image-change.ts";

export interface ImageOrder {
  id: number;
  content: Uint8Array;
  change: ImageChange;
  /** Only what the camera wrote beside the picture goes. */
  isBare: boolean;
}

const madeSchema = z.object({
  id: z.int(),
  content: z.instanceof(Uint8Array).optional(),
  problem: z.enum(["image-too-large", "image-unreadable"]).optional(),
});
export type MadeImage = z.infer<typeof madeSchema>;

const idleMs = 10_000;
/** Longer than the library's own limit on one image, with the start of the process. */
const longestMs = 60_000;

interface Waiting {
  resolve: (image: Buffer) => void;
  reject: (error: Error) => void;
}

interface Running {
  child: ChildProcess;
  waiting: Map<number, Waiting>;
}

let running: Running | undefined;
let idle: NodeJS.Timeout | undefined;
let latest = 0;

/** Throws `image-too-large`, `image-unreadable`. */
export async function makeImage(order: Omit<ImageOrder, "id">): Promise<Buffer> {
  clearTimeout(idle);
  const id = ++latest;
  const { child, waiting } = (running ??= start());
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  waiting.set(id, { resolve, reject });
  const deadline = setTimeout(() => child.kill("SIGKILL"), longestMs);
  child.channel?.ref();
  try {
    child.send({ ...order, id } satisfies ImageOrder);
    return await promise;
  } finally {
    clearTimeout(deadline);
    waiting.delete(id);
    if (waiting.size === 0) rest(child);
  }
}

function rest(child: ChildProcess): void {
  child.channel?.unref();
  idle = setTimeout(() => child.disconnect(), idleMs).unref();
}

/** It reads what strangers upload, so it knows none of the server's secrets. */
const bareEnvironment = { MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "2", SystemRoot: process.env["SystemRoot"] };

function start(): Running {
  const child = fork(new URL("./image-worker.ts", import.meta.url), {
    serialization: "advanced",
    execArgv: [],
    env: bareEnvironment,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const started: Running = { child, waiting: new Map() };
  const end = () => {
    if (running === started) running = undefined;
    for (const { reject } of started.waiting.values()) reject(fail("image-too-large")); // It ended over one of them.
  };
  child.on("message", (said) => settle(madeSchema.parse(said), started));
  child.once("exit", end).once("error", end).once("disconnect", end);
  child.unref();
  child.channel?.unref();
  return started;
}

function settle({ id, content, problem }: MadeImage, { waiting }: Running): void {
  const asked = waiting.get(id);
  if (content) asked?.resolve(Buffer.from(content));
  else asked?.reject(fail(problem ?? "image-unreadable"));
}
