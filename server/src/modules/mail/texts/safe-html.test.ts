import * as fc from "fast-check";
import { expect, test } from "vitest";
import { growth, timesAsMuch } from "../../../../../domain/test/growth.ts";
import { safeHtml } from "./safe-html.ts";

const allowed = /<\/?(?:p|h2|h3|strong|em|u|ul|ol|li|blockquote|a)>|<br>|<hr>|<a href="[^"<>]*">/g;
const address = /^(?:https?:\/\/|mailto:|tel:)|^\{\{(?:order|estimate|invoice)\.url\}\}$/i;

/** Everything between the tags of the list, and where its links lead. */
const remains = (html: string) => ({
  text: html.replace(allowed, ""),
  links: [...html.matchAll(/<a href="([^"]*)">/g)].map(([, link = ""]) => link),
});

const fragments = [
  "<script>",
  "</script>",
  "<p>",
  "</p>",
  "<b>",
  "<a href=",
  '"javascript:alert(1)"',
  "'https://example.com'",
  '"https://example.com/?a=1&b=<c>"',
  "{{order.url}}",
  "{{message.text}}",
  " onclick=",
  "<svg/onload=alert(1)>",
  "<img src=x onerror=alert(1)>",
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "<style>",
  "&lt;script&gt;",
  "&#60;",
  "&",
  "<",
  ">",
  '"',
  "'",
  "`",
  "\u0000",
  "/",
  "=",
  " ",
  "text",
];

const anyMarkup = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc
    .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 4 })), { maxLength: 30 })
    .map((all) => all.join("")),
);

test("whatever comes in, only the tags of the list come out, without any other attribute", () => {
  fc.assert(
    fc.property(anyMarkup, (html) => {
      const { text, links } = remains(safeHtml(html));

      expect(text).not.toMatch(/[<>]/);
      for (const link of links) expect(link).toMatch(address);
    }),
    { numRuns: 5000 },
  );
});

test("what is safe already stays as it is", () => {
  fc.assert(
    fc.property(anyMarkup, (html) => {
      const once = safeHtml(html);

      expect(safeHtml(once)).toBe(once);
    }),
    { numRuns: 2000, examples: [["<p>one <c>two<p>"]] },
  );
});

test.each([
  ["<p>Hello <b>Carla</b></p>", "<p>Hello <strong>Carla</strong></p>"],
  ["<p onclick='x()' style=color:red>Hi</p>", "<p>Hi</p>"],
  ["<script>alert('a</p>')</script>after", "after"],
  ["<SCRIPT >alert(1)", ""],
  ["<img src=x onerror=alert(1)>", ""],
  ["<a href='javascript:alert(1)'>x</a>", "<a>x</a>"],
  ["<a href='java&#115;cript:alert(1)'>x</a>", "<a>x</a>"],
  ["<a href=' https://example.com/a?b=1&c=2 '>x</a>", '<a href="https://example.com/a?b=1&amp;c=2">x</a>'],
  ["<a href='{{ order.url }}'>x</a>", '<a href="{{order.url}}">x</a>'],
  ["<a href='{{message.text}}'>x</a>", "<a>x</a>"],
  ["<ul><li>one<li>two</ul>", "<ul><li>one</li><li>two</li></ul>"],
  ["a < b & c > d", "a &lt; b &amp; c &gt; d"],
  ["&lt;b&gt; stays", "&lt;b&gt; stays"],
  ["<p>never closed", "<p>never closed</p>"],
  ["</p>never opened", "<p></p>never opened"],
])("%s becomes %s", (html, safe) => {
  expect(safeHtml(html)).toBe(safe);
});

const pieces = ["<", "<a ", '<a "', `<a '"<b ">`, "<!--", "<p>", "<script>", "&", "</p", "<p x"];

test.each([...pieces.map((piece) => [piece, piece] as const), ["<p>", "</b>"] as const])(
  "a text full of %s and %s costs what its length says",
  (first, second) => {
    const text = (size: number) => first.repeat(size / 2 / first.length) + second.repeat(size / 2 / second.length);
    const usual = "<p>Hello</p>".repeat(100_000 / 12);

    expect(growth((size) => safeHtml(text(size)), 100_000)).toBeLessThan(2.5);
    expect(
      timesAsMuch(
        () => safeHtml(text(100_000)),
        () => safeHtml(usual),
        8,
      ),
    ).toBeLessThan(12);
  },
);
