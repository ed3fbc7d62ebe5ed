import { expect, test } from "vitest";
import { typedCode } from "./typed-code.ts";

test.each([
  [" AbCdEf ", "AbCdEf"],
  ["AbCd EfGh", "AbCdEfGh"],
  ["https://shop.example/verify/AbCdEf", "AbCdEf"],
  ["shop.example/verify/AbCdEf/?from=paper#top", "AbCdEf"],
  ["   ", ""],
  ["/", ""],
])("of %j the code is %j", (typed, code) => expect(typedCode(typed)).toBe(code));
