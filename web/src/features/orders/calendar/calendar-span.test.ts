import { expect, test } from "vitest";
import { shownSpan } from "./calendar-span.ts";

test("the month is shown in whole weeks, with links to the months beside it", () => {
  expect(shownSpan({ date: "2026-05-31" }, "2026-11-21")).toMatchObject({
    first: "2026-04-27",
    last: "2026-05-31",
    title: "May 2026",
    earlier: "2026-04-01",
    later: "2026-06-01",
  });
});

test("a week begins on Monday", () => {
  expect(shownSpan({ span: "week", date: "2026-05-10" }, "2026-11-21")).toMatchObject({
    first: "2026-05-04",
    last: "2026-05-10",
    earlier: "2026-05-03",
    later: "2026-05-17",
  });
});

test.each([{}, { date: "someday" }])("%j shows today's month", (search) => {
  expect(shownSpan(search, "2026-11-21")).toMatchObject({ title: "November 2026", date: "2026-11-21" });
});
