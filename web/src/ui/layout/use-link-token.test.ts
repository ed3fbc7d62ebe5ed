import { expect, test } from "vitest";
import { linkTokenIn } from "./use-link-token.ts";

const token = "Zk3-a_".repeat(7).slice(0, 42) + "x";

test.each(["", ".", ")", ">", ",", "%20", "%3E", "&utm_source=mail", "?utm_source=mail", "=", "\u200B"])(
  "behind a link's token %j is no part of it",
  (behind) => {
    expect(linkTokenIn(`${token}${behind}`)).toBe(token);
  },
);

test.each(["", "short", `${token}x`])("%j stays as it is, to be refused", (hash) => {
  expect(linkTokenIn(hash)).toBe(hash);
});
