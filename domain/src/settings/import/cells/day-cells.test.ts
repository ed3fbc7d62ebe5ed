import { expect, test } from "vitest";
import { dayIn, judgeDays, readDay } from "./day-cells.ts";

test.each([
  "2026-01-15", "2026/01/15", "2026.1.15", "2026-01-15 00:00:00", "2026-01-15T00:00:00Z", "2026-01-15T23:30:00.000-07:00",
  "1/15/2026", "01/15/26", "01-15-2026", "1.15.2026", "1/15/2026 0:00", "1/15/2026 12:00:00 AM", "15/01/2026", "15.01.2026",
  "15-Jan-26", "15-Jan-2026", "15 January 2026", "Jan 15, 2026", "Jan. 15 2026", "January 15th, 2026", "15 janvier 2026",
  "15 de enero de 2026", "Thu, Jan 15, 2026", "Thursday, January 15, 2026", "20260115", "46037", "46037.5", "15/1/'26", "Thu Jan 15 2026 00:00:00 GMT-0700 (Mountain Standard Time)", "Jan-15-2026",
])("%s is the same day", (text) => {
  expect(readDay(text, null)).toMatchObject({ value: "2026-01-15" });
}); // prettier-ignore

test.each(["", "2026-02-30", "31/31/2026", "29/2/2025", "0/1/2026", "juin", "jui 5, 2026", "12345678", "2026", "1/2"])(
  "%j is no day",
  (text) => {
    expect(readDay(text, "monthFirst")).toHaveProperty("problem");
  },
);

test("one day above 12 tells the order of all dates of a file", () => {
  expect(judgeDays(["03/04/2026", "31/12/2025"])).toEqual({ order: "dayFirst", open: "03/04/2026", short: null });
  expect(judgeDays(["12/31/2025", "3/4/26"])).toEqual({ order: "monthFirst", open: "3/4/26", short: "3/4/26" });
  expect(readDay("03/04/2026", "dayFirst")).toEqual({ value: "2026-04-03" });
  expect(readDay("03/04/2026", "monthFirst")).toEqual({ value: "2026-03-04" });
});

test("dates that show no order, or both, leave it open", () => {
  expect(judgeDays(["03/04/2026", "5/5/2026"])).toMatchObject({ order: null, open: "03/04/2026" });
  expect(judgeDays(["31/12/2025", "12/31/2025", "3.4.2026"])).toMatchObject({ order: null, open: "3.4.2026" });
  expect(readDay("03/04/2026", null)).toHaveProperty("problem");
});

test("a date that is the same in both orders, or has its month as a word, leaves nothing open", () => {
  expect(judgeDays(["5/5/2026", "2026-03-04", "Mar 4, 2026", "46037"])).toEqual({
    order: null,
    open: null,
    short: null,
  });
  expect(readDay("5/5/2026", null)).toEqual({ value: "2026-05-05" });
});

test("a date that can only have the other order than its file is none", () => {
  expect(readDay("31/12/2025", "monthFirst")).toHaveProperty("problem");
  expect([dayIn("03/04/2026", "monthFirst"), dayIn("03/04/2026", "dayFirst")]).toEqual(["2026-03-04", "2026-04-03"]);
});
