const theSwitch = "server/test/endurance.ts";

/** Returns the tests that ask how much to try, themselves or through their support, and those that run in endurance only. */
export function enduranceTests(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const asking = new Set([theSwitch]);
  for (let before = 0; before < asking.size;) {
    before = asking.size;
    for (const [file, targets] of imports) if (targets.some((target) => asking.has(target))) asking.add(file);
  }
  const isTest = /\.(test|spec)\.tsx?$/;
  return [...imports.keys()]
    .filter((file) => (isTest.test(file) && asking.has(file)) || file.endsWith(".endurance.test.ts"))
    .toSorted();
}
