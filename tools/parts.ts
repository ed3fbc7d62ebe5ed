/** Runs the parts of a check in parallel: each prints one line with its duration, and its output when it fails. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";

export interface Part {
  name: string;
  /** A shell command. */
  command: string;
}

interface Outcome {
  passed: boolean;
  output: string;
}

/** Returns false unless every part passes; each runs to its end, as many at once as there are cores. */
export async function runParts(parts: readonly Part[], print: (line: string) => void = console.log): Promise<boolean> {
  const waiting = [...parts];
  let allPassed = true;
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const start = performance.now();
      const { passed, output } = await run(part);
      if (!passed) print(output.trimEnd());
      print(verdict(part.name, passed, start));
      allPassed &&= passed;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return allPassed;
}

/** Runs one part, shows what it prints while it runs, and then prints its line. */
export async function runShown({ name, command }: Part, print: (line: string) => void): Promise<boolean> {
  const start = performance.now();
  const child = spawn(command, { shell: true, stdio: "inherit" });
  const [code] = await once(child, "close");
  print(verdict(name, code === 0, start));
  return code === 0;
}

/** Returns one line about a part that started at this moment of `performance`. */
export const verdict = (name: string, passed: boolean, start: number): string =>
  `${passed ? "passed" : "FAILED"}  ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`;

function run({ command }: Part): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => resolve({ passed: false, output: error.message }));
    child.on("close", (code) => resolve({ passed: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}
