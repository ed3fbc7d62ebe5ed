import { expect, test } from "vitest";
import { passagesOf } from "./terms-text.ts";

test.each([
  ["", []],
  ["Pay on time.", [{ heading: "", text: "Pay on time." }]],
  [
    "We calibrate.\n\n# Payment\nPay on time.\n\nOr earlier.\n## Law\nColorado.",
    [
      { heading: "", text: "We calibrate." },
      { heading: "Payment", text: "Pay on time.\n\nOr earlier." },
      { heading: "Law", text: "Colorado." },
    ],
  ],
  ["#\nAn empty heading is text", [{ heading: "", text: "#\nAn empty heading is text" }]],
])("the terms %j are shown in passages", (text, passages) => {
  expect(passagesOf(text)).toEqual(passages);
});
