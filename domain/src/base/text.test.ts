import { expect, test } from "vitest";
import { cutWords, isNearly, searchKey, searchWords } from "./text.ts";
import { line, note, reference } from "./text-schema.ts";

test("names are trimmed, collapsed and composed", () => {
  expect(line({ max: 60, label: "Name" }).parse("  Rene\u0301   Dupont ")).toBe("Ren\u00e9 Dupont");
});

test("notes keep their lines", () => {
  expect(note({ max: 60, label: "Notes" }).parse(" one\ntwo ")).toBe("one\ntwo");
});

test.each(["a\u0000b", "a\u0007b", "a\u007fb"])("control characters are refused in %j", (text) => {
  expect(note({ max: 60, label: "Notes" }).safeParse(text).error?.issues[0]?.message).toBe(
    "Notes contains characters that cannot be stored",
  );
});

test("length counts after cleaning", () => {
  expect(line({ max: 3, label: "Code" }).safeParse("  abc  ").success).toBe(true);
  expect(line({ max: 3, label: "Code" }).safeParse("abcd").success).toBe(false);
});

test.each(["PO-1 / A_b.#7", "٢٠٢٦"])("%s is a reference", (typed) => {
  expect(reference("PO number").safeParse(typed).success).toBe(true);
});

test.each(["", "<script>", "a;b", "x".repeat(41)])("%j is not", (typed) => {
  expect(reference("PO number").safeParse(typed).success).toBe(false);
});

test("searching ignores spaces, dashes and case", () => {
  expect(searchKey("SO-100 245")).toBe("so100245");
});

test.each([
  ["Cora Whitfield", ["cora", "whitfield"]],
  ["(303) 555-0103", ["303", "5550103"]],
  ["(303) 555", ["303", "555"]],
  ["303.555.0103", ["3035550103"]],
  ["+1 303-555-0103", ["1", "3035550103"]],
  ["SO-100616", ["so100616"]],
  ["12/34.5", ["12/34.5"]],
  ["cora.w@example.com", ["cora.w@example.com"]],
  ["  ", []],
])("%s is searched word by word", (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

test.each(["toyota", "toyoat", "otyota", "toyta", "oyota", "toyot", "toyotaa", "ttoyota", "toyoto", "yoyota"])(
  "%s is nearly toyota",
  (typed) => {
    expect([isNearly(typed, "toyota"), isNearly("toyota", typed)]).toEqual([true, true]);
  },
);

test.each(["toyo", "tayoto", "ayottoa", "honda", ""])("%j is not", (typed) => {
  expect([isNearly(typed, "toyota"), isNearly("toyota", typed)]).toEqual([false, false]);
});

test.each([
  ["ab\u{1F600}", 3, "ab"],
  ["ab\u{1F600}", 4, "ab\u{1F600}"],
  ["abc", 2, "ab"],
])("of %j, %i letters are %j", (words, most, kept) => {
  expect(cutWords(words, most)).toBe(kept);
});
