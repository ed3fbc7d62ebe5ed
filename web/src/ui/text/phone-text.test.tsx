import { expect, test } from "vitest";
import { phoneWords } from "./phone-text.tsx";

test.each([
  ["+13035550103", "(303) 555-0103"],
  ["+33142685300", "+33142685300"],
  ["555-0103", "555-0103"],
])("the number %s is shown as %s", (stored, shown) => {
  expect(phoneWords(stored)).toBe(shown);
});
