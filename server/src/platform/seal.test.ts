import { expect, test } from "vitest";
import { createSealing } from "./seal.ts";

const { seal, open } = createSealing("a secret of the tests", "totp");

test("what was sealed opens again, and looks different every time", () => {
  const [once, again] = [seal("JBSWY3DP"), seal("JBSWY3DP")];

  expect([open(once), open(again)]).toEqual(["JBSWY3DP", "JBSWY3DP"]);
  expect(once.equals(again)).toBe(false);
});

test("another secret, another purpose or a changed byte do not open it", () => {
  const sealed = seal("JBSWY3DP");
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;

  expect(() => createSealing("another secret", "totp").open(sealed)).toThrow();
  expect(() => createSealing("a secret of the tests", "provider").open(sealed)).toThrow();
  expect(() => open(changed)).toThrow();
});
