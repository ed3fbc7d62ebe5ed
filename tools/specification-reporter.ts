/** After the tests: each point of the specification whose file was run must have had a test that passed. */
import { join } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { specificationPoints } from "./specification-points.ts";

const root = join(import.meta.dirname, "..");

/** A title as it is written, `closes after %s`, matches what became of it. */
const matcherOf = (title: string): RegExp =>
  new RegExp(
    title
      .split(/%[sijdo]|\$\w+/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(".*"),
  );

/** Returns one sentence for each point without a test that passed, of the files that were run. */
export function unprovedPoints(passed: ReadonlyMap<string, readonly string[]>): string[] {
  return specificationPoints.flatMap(([section, point, file, title]) => {
    const names = passed.get(join(root, file));
    if (!names || names.some((name) => matcherOf(title).test(name))) return [];
    return [`section ${section}, ${point}: no test "${title}" of ${file} passed`];
  });
}

export class SpecificationReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.some((module) => module.project.config.testNamePattern)) return; // Only some tests were asked for.
    const passed = new Map(
      modules.map((module) => [
        module.moduleId,
        [...module.children.allTests("passed")].map(({ fullName }) => fullName),
      ]),
    );
    const unproved = unprovedPoints(passed);
    if (unproved.length === 0) return;
    console.error(`The specification is not proved:\n${unproved.join("\n")}`);
    process.exitCode = 1;
  }
}
