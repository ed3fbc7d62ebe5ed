// Ctrl-C and SIGTERM: what was started last is ended first, and a second signal does not wait.
import { messageOf } from "./startup-error.ts";

type Ending = () => Promise<void>;

export interface Shutdown {
  /** Registers an ending, which runs on shutdown before those that were added earlier. */
  add: (ending: Ending) => void;
  run: () => Promise<void>;
}

const patience = 20_000;

export function createShutdown(): Shutdown {
  const endings: Ending[] = [];
  let running: Promise<void> | undefined;
  const endAll = async () => {
    for (const end of endings.toReversed()) {
      await end().catch((error: unknown) => console.error(`While stopping: ${messageOf(error)}`));
    }
  };
  return {
    add: (ending) => void endings.push(ending),
    run: () => (running ??= endAll()),
  };
}

const glance = 500;

/** A startup in progress is finished first, otherwise it would leave a running database behind. */
export function stopOnSignals(shutdown: Shutdown, started: Promise<void>): void {
  let asked = false;
  const stop = () => {
    asked = true;
    setTimeout(() => process.exit(1), patience).unref();
    void started.then(() => shutdown.run()).then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => (asked ? process.exit(1) : stop()));
  }
  if (process.env["npm_lifecycle_event"] === "start") whenOrphaned(() => asked || stop());
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
