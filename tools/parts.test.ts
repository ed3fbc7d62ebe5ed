import { expect, test } from "vitest";
import { runParts } from "./parts.ts";

const node = (script: string) => `"${process.execPath}" -e "${script}"`;

async function printed(...commands: string[]) {
  const lines: string[] = [];
  const parts = commands.map((command, index) => ({ name: `part ${index + 1}`, command }));
  const passed = await runParts(parts, (line) => lines.push(line));
  return { passed, text: lines.join("\n") };
}

test("parts that pass print only their duration", async () => {
  const { passed, text } = await printed(node("console.log('fine')"), node("console.error('fine too')"));

  expect(passed).toBe(true);
  expect(text.split("\n").toSorted()).toEqual([
    expect.stringMatching(/^passed {2}part 1 \(\d+\.\d s\)$/),
    expect.stringMatching(/^passed {2}part 2 \(\d+\.\d s\)$/),
  ]);
});

test("one failing part fails the whole and prints its output, and the others still run", async () => {
  const { passed, text } = await printed(
    node("console.log('seen'); console.error('also seen'); process.exit(3)"),
    node("console.log('unseen')"),
    node("process.exit(0)"),
  );

  expect(passed).toBe(false);
  expect(text).toMatch(/seen\nalso seen\nFAILED {2}part 1/);
  expect(text).not.toContain("unseen");
  expect(text.match(/passed {2}part/g)).toHaveLength(2);
});

test.each([
  { how: "is killed", command: node("process.kill(process.pid, 'SIGKILL')") },
  { how: "does not exist", command: "no-such-program-of-ours" },
])("a part that $how fails the whole", async ({ command }) => {
  const { passed, text } = await printed(command, node(""));

  expect(passed).toBe(false);
  expect(text).toContain("FAILED  part 1");
});
