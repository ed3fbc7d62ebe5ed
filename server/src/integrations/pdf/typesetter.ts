/** The process that sets documents: started with the first, kept for the next, restarted once it has ended. */
import { fork, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fail } from "@boresight/domain/base/errors";
import * as z from "zod";
import type { Answer, Order } from "./typeset-messages.ts";

const answerSchema: z.ZodType<Answer> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("taken") }),
  z.object({ kind: z.literal("set"), pdf: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal("failed") }),
]);

export interface Typesetter {
  /** Returns what the process says; fails with `document-not-made` when it ends, or is ended after `milliseconds`. */
  tell: (order: Order, milliseconds: number) => Promise<Answer>;
  end: () => Promise<void>;
}

/** Beside it, photos of any size need about 100 MB. */
const usualMegabytes = 700;

export function createTypesetter(mostMegabytes = usualMegabytes): Typesetter {
  let running: ChildProcess | undefined;
  const start = () => {
    const child = startProcess(mostMegabytes);
    const forget = () => {
      if (running === child) running = undefined;
    };
    child.once("disconnect", forget).once("exit", forget).once("error", forget);
    return child;
  };
  return {
    tell: (order, milliseconds) => ask((running ??= start()), order, milliseconds),
    async end() {
      const child = running;
      running = undefined;
      if (child) await ended(child);
    },
  };
}

/** It reads what strangers upload, so it knows none of the server's secrets; and the allocator keeps less for later. */
const bareEnvironment = {
  MALLOC_ARENA_MAX: "1",
  UV_THREADPOOL_SIZE: "1",
  SystemRoot: process.env["SystemRoot"], // Windows starts nothing without it.
  RAYON_NUM_THREADS: "1", // It keeps to one core, and leaves the others to the server.
};

function startProcess(mostMegabytes: number): ChildProcess {
  const child = fork(new URL("./typeset-worker.ts", import.meta.url), [String(mostMegabytes)], {
    serialization: "advanced",
    execArgv: ["--expose-gc"],
    env: bareEnvironment,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.on("error", () => child.kill("SIGKILL")); // It did not start, or a message no longer reached it.
  if (child.pid !== undefined) yieldToServer(child.pid);
  // An idle typesetter keeps nobody running.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Requests of people go before documents, where the two share a core. */
function yieldToServer(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has just ended, which whoever waits for it learns by "exit".
  }
}

async function ask(child: ChildProcess, order: Order, milliseconds: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const listen = (said: unknown) => resolve(answerSchema.parse(said));
  const stop = () => reject(fail("document-not-made"));
  child.once("message", listen).once("exit", stop).once("error", stop);
  const deadline = setTimeout(() => child.kill("SIGKILL"), milliseconds);
  child.channel?.ref();
  try {
    child.send(order);
    return await promise;
  } finally {
    clearTimeout(deadline);
    child.off("message", listen).off("exit", stop).off("error", stop);
    child.channel?.unref();
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once("exit", () => resolve());
  child.ref();
  child.kill("SIGKILL");
  await promise;
}
