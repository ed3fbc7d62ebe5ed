import { expect, test } from "vitest";
import { redirectWith } from "./redirect-with.ts";

test.each([
  ["http://client.test", "http://client.test/?type=a+b"],
  ["http://client.test/x?a=1%202&b", "http://client.test/x?a=1%202&b&type=a+b"],
  ["http://client.test/x?type=theirs&a=1", "http://client.test/x?a=1&type=a+b"],
  ["http://client.test/x?%74ype=theirs", "http://client.test/x?type=a+b"],
  ["http://client.test/x?&a=1&#part", "http://client.test/x?a=1&type=a+b#part"],
])("%s leads on to %s", (redirectTo, address) => {
  expect(redirectWith(redirectTo, { type: "a b" })).toBe(address);
});
