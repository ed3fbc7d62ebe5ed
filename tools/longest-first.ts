import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Short files that take long: they start the product as a process, load the demo shop, or visit many screens. Vitest
 * starts with large files when it has no measurements yet, which would leave one worker alone with these at the end.
 */
export const slow: readonly string[] = [
  "server/proof/crash/crash-test.endurance.test.ts",
  "server/src/main.test.ts",
  "server/db/demo/load-demo.endurance.test.ts",
  "server/proof/crash/books/books-crash.test.ts",
  "server/proof/fuzz/fuzz.test.ts",
  "server/db/backup/backup.endurance.test.ts",
  "server/src/modules/dashboards/figures/kept-days-of-any-shop.test.ts",
  "server/src/modules/schedule/appointment-lives.test.ts",
  "server/src/platform/database/embedded-postgres.test.ts",
  "server/src/modules/files/upkeep/repair-files.test.ts",
  "server/src/storage/crash.test.ts",
  "server/test/access.test.ts",
  "e2e/renewals-lose-nobody.spec.ts",
  "e2e/works-without-network.spec.ts",
  "e2e/nothing-is-lost-offline.spec.ts",
  "e2e/admins-can-use-settings.spec.ts",
  "e2e/admins-can-use-every-screen.spec.ts",
  "e2e/customers-can-use-every-screen.spec.ts",
];

/** The slow ones first, the others in their given order. */
export const longestFirst = <File>(files: readonly File[], pathOf: (file: File) => string): File[] => {
  const rank = (file: File) => slow.findIndex((path) => pathOf(file).endsWith(`/${path}`)) + 1 || slow.length + 1;
  return files.toSorted((one, other) => rank(one) - rank(other));
};

/** The projects in Vitest's order, each with its slow files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const together = Map.groupBy(
      await super.sort(files),
      ({ project, moduleId }) => `${project.name} ${hasPage(moduleId)}`,
    );
    return [...together.values()].flatMap((group) => longestFirst(group, ({ moduleId }) => moduleId));
  }
}

/** A worker ends when its next file needs another environment than its last, and with it what both load. */
const hasPage = (path: string) => readFileSync(path, "utf8").startsWith("// @vitest-environment jsdom");
