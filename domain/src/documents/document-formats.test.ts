import { expect, test } from "vitest";
import { cents } from "#base/money.ts";
import { documentFormats } from "./document-formats.ts";

const plainSpaces = (text: string) => text.replaceAll(/\s/gu, " ");
const shop = { currency: "USD", timeZone: "America/Denver" };

test.each([
  ["en", "$896.00", "8.81%", "May 4, 2026"],
  ["fr", "896,00 $US", "8,81 %", "4 mai 2026"],
  ["ar", "896.00 US$", "8.81%", "4 مايو 2026"],
] as const)("figures and days stand in %s as its readers write them", (language, money, rate, day) => {
  const formats = documentFormats(language, shop);

  expect(formats.money(cents(89_600))).toEqual({ code: expect.any(String) });
  expect(plainSpaces(JSON.stringify(formats.money(cents(89_600))))).toContain(money);
  expect(plainSpaces(formats.taxRate(8810))).toBe(rate);
  expect(formats.day("2026-05-04")).toBe(day);
});

test("a moment is that of the shop, wherever the server stands", () => {
  const { moment, span } = documentFormats("en", shop);

  expect(moment("2026-05-04T03:30:00Z").replaceAll(/\s/gu, " ")).toBe("May 3, 2026, 9:30 PM MDT");
  expect(plainSpaces(span("2026-05-04T15:00:00Z", "2026-05-04T15:20:00Z"))).toBe("May 4, 2026, 9:00 – 9:20 AM MDT");
});

test("quantities have up to three decimals", () => {
  const { quantity } = documentFormats("fr", shop);

  expect([quantity(1000), quantity(36_400), quantity(125)]).toEqual(["1", "36,4", "0,125"]);
});
