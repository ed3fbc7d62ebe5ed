import { print } from "graphql";
import { expect, test } from "vitest";
import { definitionOf } from "./written-documents.ts";

const written = (text: string) => print(definitionOf(text, "users.tsx")).replaceAll(/\s+/g, " ");

test("a query of views asks its selection for each, under its name and with its filter", () => {
  const counts =
    "query Counts($filter: UserFilter) @eachView(of: [all, staff]) { users(filter: $filter) { totalCount } }";

  expect(written(counts)).toBe(
    written(`query Counts($all: UserFilter, $staff: UserFilter) {
      all: users(filter: $all) { totalCount }
      staff: users(filter: $staff) { totalCount }
    }`),
  );
});

test("a set of fields takes their place, without those written beside it", () => {
  expect(written("fragment Known on Customer { phone ...CustomerName }")).toBe(
    "fragment Known on Customer { phone id companyName firstName lastName }",
  );
  expect(written("fragment Known on Customer { ...CustomerName lastName }")).toBe(
    "fragment Known on Customer { id companyName firstName lastName }",
  );
});

test("a field that is written under another name takes no field of a set away", () => {
  expect(written("fragment Known on Customer { ...CustomerName stored: lastName }")).toBe(
    "fragment Known on Customer { id companyName firstName lastName stored: lastName }",
  );
});
