// Ctrl-C and SIGTERM: what was started last is ended first, and a second signal does not wait.
import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "./startup-error.ts";

type Ending = () => Promise<void>;

/** In milliseconds. */
interface ShutdownTimes {
  /** Requests are still answered, while `/readyz` says that no more should come. */
  drain: number;
  /** For the requests that are under way. */
  requests: number;
}

export interface Shutdown {
  /** Registers an ending, which runs on shutdown before those that were added earlier. */
  add: (ending: Ending) => void;
  run: () => Promise<void>;
  /** Before the start has read the settings, nothing is drained. */
  plan: (times: ShutdownTimes) => void;
  times: () => ShutdownTimes;
  /** From now on balancers should choose others. */
  drain: () => void;
  isDraining: () => boolean;
  /** Calls it when draining begins. */
  onDraining: (listener: () => void) => void;
}

/** In milliseconds: for jobs and the database, after the requests. */
const patience = 10_000;

export function createShutdown(): Shutdown {
  const endings: Ending[] = [];
  const listeners: (() => void)[] = [];
  let times: ShutdownTimes = { drain: 0, requests: 10_000 };
  let isDraining = false;
  let running: Promise<void> | undefined;
  const endAll = async () => {
    for (const end of endings.toReversed()) {
      await end().catch((error: unknown) => console.error(`While stopping: ${messageOf(error)}`));
    }
  };
  return {
    add: (ending) => void endings.push(ending),
    run: () => (running ??= endAll()),
    plan: (planned) => void (times = planned),
    times: () => times,
    drain() {
      isDraining = true;
      for (const listener of listeners) listener();
    },
    isDraining: () => isDraining,
    onDraining: (listener) => void listeners.push(listener),
  };
}

const glance = 500;

/** A startup in progress is finished first, otherwise it would leave a running database behind. */
export function stopOnSignals(shutdown: Shutdown, started: Promise<void>): void {
  let asked = false;
  const stop = () => {
    asked = true;
    void end(shutdown, started);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => (asked ? process.exit(1) : stop()));
  }
  if (process.env["npm_lifecycle_event"] === "start") whenOrphaned(() => asked || stop());
}

async function end(shutdown: Shutdown, started: Promise<void>): Promise<void> {
  const { drain, requests } = shutdown.times();
  setTimeout(() => process.exit(1), drain + requests + patience).unref();
  await started;
  shutdown.drain();
  await sleep(drain);
  await shutdown.run();
  process.exit(0);
}

/** npm sends the signal only to the shell that started us, which exits without passing it on. */
function whenOrphaned(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, glance).unref();
}
