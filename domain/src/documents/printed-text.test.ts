import { expect, test } from "vitest";
import { isolated, plainText } from "./printed-text.ts";

test("marks that turn neighbouring text around are taken out of what people typed", () => {
  expect(plainText("INV\u202E1001\u202C\u200F")).toBe("INV1001");
});

test("control characters go, line breaks of every kind stay", () => {
  expect(plainText("one\r\ntwo\u2028three\u0007\tfour")).toBe("one\ntwo\nthree four");
});

test("letters stay joined as they were typed", () => {
  expect(plainText("می\u200Cخواهم")).toBe("می\u200Cخواهم");
});

test("an Arabic name in an English document runs by itself", () => {
  expect(isolated("ورشة النور", "en")).toBe("\u2068ورشة النور\u2069");
  expect(isolated("Carla's Collision", "en")).toBe("Carla's Collision");
});

test("an English address in an Arabic document runs by itself, line by line", () => {
  expect(isolated("1 Pearl St\nBoulder", "ar")).toBe("\u20681 Pearl St\u2069\n\u2068Boulder\u2069");
  expect(isolated("ورشة النور", "ar")).toBe("ورشة النور");
});
