/** Named sets of statuses: defined once in the domain, and equal wherever they must be repeated. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as appointments from "../domain/src/schedule/appointment-status.ts";
import * as statuses from "../domain/src/statuses/status-look.ts";

const root = join(import.meta.dirname, "..");
const { appointmentStatuses, ...appointmentSets } = appointments;
const { finishedCategories, invoicedCategories, openCategories, statusCategories } = statuses;
const named = new Set(
  [...Object.values(appointmentSets), finishedCategories, invoicedCategories, openCategories].map((set) => set.join()),
);

interface Written {
  file: string;
  words: string;
}

/** Lists of at least two words that all are appointment statuses, or all categories. */
function listsIn(pattern: string): Written[] {
  const files = globSync(pattern, { cwd: root, exclude: ["**/*.test.ts", "web/src/graphql"] });
  expect(files.length).toBeGreaterThan(0);
  return files.flatMap((file) => {
    const lists = readFileSync(join(root, file), "utf8").matchAll(/[([]((?:["']\w+["'](?:::text)?,?\s*){2,})[)\]]/g);
    return [...lists].flatMap(([, list = ""]) => {
      const words = [...list.matchAll(/["'](\w+)["']/g)].map(([, word]) => word);
      const isOurs = [appointmentStatuses, statusCategories].some((all: readonly (string | undefined)[]) =>
        words.every((word) => all.includes(word)),
      );
      return isOurs ? [{ file, words: words.join() }] : [];
    });
  });
}

test("no code of the server and the domain repeats a named set", () => {
  const defined = ["domain/src/schedule/appointment-status.ts", "domain/src/statuses/status-look.ts"];
  const written = [...listsIn("server/src/**/*.ts"), ...listsIn("domain/src/**/*.ts")];

  const copies = written.filter(({ file, words }) => named.has(words) && !defined.includes(file));

  // The wallboard beside the statuses in the domain has a choice of its own.
  expect(copies).toEqual([{ file: "domain/src/wallboard/wallboard.ts", words: openCategories.join() }]);
});

test.each([
  ["server/db/rules/**/*.sql", ["held,requested"]],
  ["web/src/**/*.{ts,tsx}", ["intake,hold", "intake,ready", "onsite,work,hold"]],
])("%s repeats only named sets, and a few that only one place needs", (pattern, others) => {
  const written = listsIn(pattern).map(({ words }) => words);

  expect(written.filter((words) => named.has(words)).length).toBeGreaterThan(1);
  expect(written.filter((words) => !named.has(words)).toSorted()).toEqual(others);
});

test("the database blocks bay, technician and vehicle for exactly the live appointment statuses", () => {
  const written = listsIn("server/db/schema.sql").filter(({ words }) => words !== appointmentStatuses.join());

  const live = appointments.liveAppointmentStatuses.join();
  expect(written.filter(({ words }) => words.startsWith("held")).map(({ words }) => words)).toEqual([
    live,
    live,
    live,
    live,
  ]);
});
