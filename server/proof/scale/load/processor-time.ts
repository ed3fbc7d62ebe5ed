/** The processor time that processes have taken, which other work on the machine changes little: Linux's figures. */
import { readdir, readFile } from "node:fs/promises";

/** Clock ticks of Linux in a second. */
const ticks = 100;

interface Stat {
  parent: number;
  /** Seconds: its own and that of children that have ended. */
  seconds: number;
}

async function statOf(pid: number): Promise<Stat> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [, parent = 0, ...others] = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const taken = others.slice(9, 13).reduce((sum, each) => sum + each, 0);
  return { parent, seconds: taken / ticks };
}

/** Seconds of this process and of all that it has started, ended ones included. */
export async function processorSeconds(pid: number): Promise<number> {
  const stats = new Map<number, Stat>();
  for (const name of await readdir("/proc"))
    if (/^\d+$/.test(name)) stats.set(Number(name), await statOf(Number(name)));
  const secondsOf = (of: number): number => {
    let sum = stats.get(of)?.seconds ?? 0;
    for (const [child, { parent }] of stats) if (parent === of) sum += secondsOf(child);
    return sum;
  };
  return secondsOf(pid);
}
