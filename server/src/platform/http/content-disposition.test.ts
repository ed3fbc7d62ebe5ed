import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { contentDisposition } from "./content-disposition.ts";

test.each([
  ["vin.jpg", '"vin.jpg"'],
  ["vin photo (1).jpg", '"vin photo (1).jpg"'],
  ["Müller.pdf", "\"Muller.pdf\"; filename*=UTF-8''M%C3%BCller.pdf"],
  ["Größe 1.txt", "\"Grosse 1.txt\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%201.txt"],
  ["日本.pdf", "\"__.pdf\"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.pdf"],
  ['100%41 "net".pdf', "\"100_41 _net_.pdf\"; filename*=UTF-8''100%2541%20%22net%22.pdf"],
  ["c:\\l’été (2)*.pdf", "\"c:_l_ete (2)*.pdf\"; filename*=UTF-8''c%3A%5Cl%E2%80%99%C3%A9t%C3%A9%20%282%29%2A.pdf"],
])("%s is saved under its name by every client", (name, written) => {
  expect(contentDisposition("inline", name)).toBe(`inline; filename=${written}`);
});

test("whatever the name, it is one header line that says that name", () => {
  assert(
    property(string({ unit: "grapheme", minLength: 1 }), (name) => {
      const [all, ascii = "", encoded] =
        /^attachment; filename="([^"\\]*)"(?:; filename\*=UTF-8''([\w!#$&+.^`|~%-]+))?$/.exec(
          contentDisposition("attachment", name),
        ) ?? [];

      expect(all).toMatch(/^[\x20-\x7E]+$/);
      expect(encoded === undefined ? ascii : decodeURIComponent(encoded)).toBe(name.toWellFormed().normalize("NFC"));
    }),
  );
});
