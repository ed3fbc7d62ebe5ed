import { expect, test } from "vitest";
import { redirectWith } from "./redirect-with.ts";

const settings = { publicUrl: "http://shop.test" };

test.each([
  ["http://client.test", "http://client.test/?type=a+b"],
  ["http://client.test/x?a=1%202&b", "http://client.test/x?a=1%202&b&type=a+b"],
  ["http://client.test/x?type=theirs&a=1", "http://client.test/x?a=1&type=a+b"],
  ["http://client.test/x?%74ype=theirs", "http://client.test/x?type=a+b"],
  ["http://client.test/x?&a=1&#part", "http://client.test/x?a=1&type=a+b#part"],
])("%s leads on to %s", (redirectTo, address) => {
  expect(redirectWith(redirectTo, { type: "a b" }, settings)).toBe(address);
});

test.each([
  ["http://shop.test", "http://shop.test/#type=a+b"],
  ["http://shop.test/x?tab=a%20b", "http://shop.test/x?tab=a%20b#type=a+b"],
  ["http://shop.test/x?type=theirs#part", "http://shop.test/x#part&type=a+b"],
  ["http://shop.test:80/x#type=theirs", "http://shop.test/x#type=a+b"],
])("our own page %s is told behind the fragment", (redirectTo, address) => {
  expect(redirectWith(redirectTo, { type: "a b" }, settings)).toBe(address);
});
