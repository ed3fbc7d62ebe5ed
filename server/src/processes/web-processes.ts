// Several web processes at one port, by node:cluster.
import cluster, { type Worker } from "node:cluster";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#platform/log.ts";
import { messageOf, StartupError } from "#platform/startup-error.ts";
import { countRestarts } from "./restarts.ts";
import type { FiguresOfProcess } from "./serve-metrics.ts";
import { webFiguresSchema, webReportSchema, type WebTask } from "./web-task.ts";

export interface WebProcesses {
  /** They still answer, while `/readyz` says that no more requests should come. */
  drain: () => void;
  /** What each of them has measured, as far as they say so in time. */
  figures: () => Promise<FiguresOfProcess[]>;
  /** Lets the requests that are under way finish. */
  release: () => Promise<void>;
}

interface WebProcessesDeps {
  task: Omit<WebTask, "number">;
  log: Log;
  /** They end again and again. */
  onLost: (error: StartupError) => void;
}

/** Returns once all of them listen, and from then on replaces each that ends. Throws why one cannot start. */
export async function startWebProcesses({ task, log, onLost }: WebProcessesDeps): Promise<WebProcesses> {
  cluster.setupPrimary({ exec: join(import.meta.dirname, "../../start.mjs"), args: [], serialization: "advanced" });
  const count = task.config.webProcesses;
  const running = new Set<WebProcess>();
  const released = new AbortController();
  const nextStart = countRestarts(count, () => performance.now());

  function begin(number: number): WebProcess {
    const web = launch({ ...task, number });
    running.add(web);
    void web.ended.then(() => running.delete(web));
    return web;
  }

  async function follow(number: number, web: WebProcess): Promise<void> {
    const how = await web.ended;
    if (released.signal.aborted) return;
    const pause = nextStart();
    if (pause === null) return onLost(new StartupError(`Web processes end again and again, the last one with ${how}.`));
    log.error({ web: number, how }, "a web process has ended: starting another");
    await sleep(pause, undefined, { signal: released.signal }).catch(() => {});
    if (released.signal.aborted) return;
    const next = begin(number);
    void follow(number, next);
    await next.listening.then(
      () => log.error({ web: number }, "the web process runs again"),
      (error: unknown) => log.error({ web: number, reason: messageOf(error) }, "the web process cannot start"),
    );
  }

  async function release(): Promise<void> {
    released.abort();
    const all = [...running];
    for (const web of all) web.end();
    await Promise.all(all.map(({ ended }) => ended));
  }

  const first = Array.from({ length: count }, (_, index) => begin(index + 1));
  try {
    await Promise.all(first.map(({ listening }) => listening));
  } catch (error) {
    await release();
    throw error;
  }
  for (const [index, web] of first.entries()) void follow(index + 1, web);
  const drain = () => {
    for (const web of running) web.drain();
  };
  const figures = async () => {
    const said = await Promise.all([...running].map((web) => web.figures()));
    return said.filter((each) => each !== null);
  };
  return { drain, figures, release };
}

interface WebProcess {
  /** Rejects with the reason when it cannot start. */
  listening: Promise<void>;
  /** How it ended: a signal or a code. */
  ended: Promise<string>;
  end: () => void;
  drain: () => void;
  /** Null when it does not say them in time. */
  figures: () => Promise<FiguresOfProcess | null>;
}

function launch(task: WebTask): WebProcess {
  const worker = cluster.fork();
  const ended = new Promise<string>((resolve) => {
    worker.once("exit", (code, signal) => resolve(signal ?? `code ${code}`));
  });
  worker.on("error", () => {}); // A message that no longer reached it: its end says so.
  const listening = heard(worker, ended);
  listening.catch(() => {}); // Of several that cannot start, the first is waited for.
  let isListening = false;
  void listening.then(
    () => (isListening = true),
    () => {},
  );
  worker.send(task);
  return {
    listening,
    ended,
    drain: () => void (isListening && worker.send("drain")),
    figures: async () => (isListening ? askFigures(worker) : null),
    // One that is still starting has answered nobody.
    end: () => void (isListening ? worker.send("end") : worker.process.kill("SIGKILL")),
  };
}

/** Milliseconds for a process that may be busy. */
const patience = 2000;

async function askFigures(worker: Worker): Promise<FiguresOfProcess | null> {
  const answer = Promise.withResolvers<FiguresOfProcess | null>();
  const timer = setTimeout(() => answer.resolve(null), patience);
  const hear = (said: unknown) => {
    const { data } = webFiguresSchema.safeParse(said);
    if (data) answer.resolve(data.figures);
  };
  worker.on("message", hear);
  try {
    worker.send("figures");
    return await answer.promise;
  } finally {
    clearTimeout(timer);
    worker.off("message", hear);
  }
}

async function heard(worker: Worker, ended: Promise<string>): Promise<void> {
  const early = ended.then((how) => `A web process ended with ${how} before it was ready.`);
  const problem = await Promise.race([reported(worker), early]);
  if (problem !== null) throw new StartupError(problem);
}

function reported(worker: Worker): Promise<string | null> {
  return new Promise((resolve) => {
    worker.on("message", (said) => {
      const { data } = webReportSchema.safeParse(said); // In watch mode Node reports to itself this way too.
      if (data) resolve(data.problem);
    });
  });
}
