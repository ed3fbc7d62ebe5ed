import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const start = join(import.meta.dirname, "../start.mjs");
const guard = join(import.meta.dirname, "../require-node.mjs");

/** Runs a script that believes it runs on this version of Node. */
function runOn(version: string, script: string) {
  const fake = `Object.defineProperty(process.versions, "node", { value: "${version}" })`;
  const env = { PATH: process.env["PATH"], DATA_DIR: "/proc/nowhere" };
  const args = ["--import", `data:text/javascript,${encodeURIComponent(fake)}`, script];
  return promisify(execFile)(process.execPath, args, { env }).then(
    () => "fine",
    (error: { stderr: string }) => error.stderr,
  );
}

test.each(["20.19.0", "22.18.0", "23.11.0"])("Node %s is refused at the start with a sentence", async (version) => {
  expect(await runOn(version, start)).toMatch(/^Node 24 or later is needed, this is .*: use "npm start"/);
});

test("what the package says it needs is what the start asks for", async () => {
  const manifest = JSON.parse(await readFile(join(import.meta.dirname, "../../package.json"), "utf8"));

  expect(manifest.engines.node).toBe(">=24");
  expect(await runOn("24.0.0", guard)).toBe("fine");
});

test("every script that runs TypeScript refuses an older Node first", async () => {
  const manifest = JSON.parse(await readFile(join(import.meta.dirname, "../../package.json"), "utf8"));
  const scripts = Object.values<string>(manifest.scripts);

  const unguarded = scripts.filter((script) => /node (?!--import \.\/server\/require-node\.mjs)\S+\.ts/.test(script));

  expect(unguarded).toEqual([]);
});
