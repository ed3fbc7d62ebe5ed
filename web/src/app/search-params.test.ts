import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

test("a number in a URL stays the text it is", () => {
  const search = parseSearch("?ticket=00123&to=%2Fservice-orders%2F7");

  expect(search).toEqual({ ticket: "00123", to: "/service-orders/7" });
});

test("an undefined value leaves no trace in the URL", () => {
  const address = stringifySearch({ search: "camry se", status: undefined });

  expect(address).toBe("?search=camry+se");
});

test("an empty search is dropped", () => {
  const address = stringifySearch({});

  expect(address).toBe("");
});

test("an empty value is preserved, as in the empty target of a sign-in", () => {
  const address = stringifySearch({ to: "" });

  expect(address).toBe("?to=");
});
