// A part of the installation that runs as a process of its own, and can be harmed.
import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export interface Part {
  /** Ends it without warning, and starts it again. */
  kill: () => Promise<void>;
  /** It neither answers nor ends for so many milliseconds. */
  hang: (time: number) => Promise<void>;
  /** As an operator would. */
  restart: () => Promise<void>;
  /** The same with another program's arguments from then on. */
  replace: (args: string[]) => Promise<void>;
  end: () => Promise<void>;
  pid: () => number;
}

export interface PartOptions extends Pick<SpawnOptions, "env" | "uid" | "gid"> {
  program: string;
  args: string[];
  /** What signals it to end: with SIGTERM, PostgreSQL and PgBouncer from 1.23 on wait until nobody is connected. */
  ending?: NodeJS.Signals;
  /** Settles once it works; asked again and again. */
  isReady: () => Promise<boolean>;
}

/** Milliseconds. The first start of a server loads the demo shop, which takes a busy machine minutes. */
const patience = 300_000;

export async function startPart(given: PartOptions): Promise<Part> {
  let options = given;
  const { ending = "SIGTERM" } = given;
  let child = await begin(options);

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  }
  const again = async (signal: NodeJS.Signals) => {
    await stop(signal);
    child = await beginPatiently(options);
  };
  return {
    kill: () => again("SIGKILL"),
    restart: () => again(ending),
    async replace(args) {
      options = { ...options, args };
      await again(ending);
    },
    end: () => stop(ending),
    pid: () => child.pid ?? 0,
    async hang(time) {
      child.kill("SIGSTOP");
      await sleep(time);
      child.kill("SIGCONT");
      await untilReady(child, options);
    },
  };
}

/** What was killed may have left processes behind that hold its place for a moment. */
async function beginPatiently(options: PartOptions): Promise<ChildProcess> {
  for (let tries = 1; ; tries++) {
    try {
      return await begin(options);
    } catch (error) {
      if (tries === 20) throw error;
      await sleep(500);
    }
  }
}

async function begin(options: PartOptions): Promise<ChildProcess> {
  const { program, args, env, uid, gid } = options;
  const child = spawn(program, args, { env, uid, gid, stdio: ["ignore", "ignore", "inherit"] });
  const endWithTest = () => void child.kill("SIGKILL"); // A test that fails leaves nothing running.
  process.once("exit", endWithTest);
  child.once("exit", () => process.off("exit", endWithTest));
  await untilReady(child, options);
  return child;
}

async function untilReady(child: ChildProcess, { program, isReady }: PartOptions): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${program} ended by itself`);
    if (performance.now() > deadline) throw new Error(`${program} does not work`);
    await sleep(100);
  }
}

/** Whether somebody listens at a port of this machine. */
export const listensAt = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
