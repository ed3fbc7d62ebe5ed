import { expect, test } from "vitest";
import { isAllowedRedirect } from "./redirects.ts";

const allowed = [
  "https://client.example",
  "https://shop.example/app",
  "http://localhost:3000",
  "https://*.preview.example",
];

test.each([
  "https://client.example",
  "https://client.example/",
  "https://client.example:443/orders",
  "https://CLIENT.example/orders?x=1#y",
  "https://shop.example/app",
  "https://shop.example/app/deep/er",
  "http://localhost:3000/welcome",
  "https://pr-12.preview.example/x",
])("%s is allowed", (candidate) => {
  expect(isAllowedRedirect(candidate, allowed)).toBe(true);
});

test.each([
  "https://other.example",
  "https://client.example.evil.com",
  "https://client.example@evil.com",
  "https://user:secret@client.example",
  "//evil.com",
  "/relative",
  "javascript:alert(1)",
  "http://client.example",
  "https://client.example:8443",
  "http://localhost",
  "https://shop.example/application",
  "https://shop.example/",
  "https://shop.example/app/../admin",
  "https://a.b.preview.example",
  "https://evil.com/.preview.example",
  "https://client.example\\@evil.com",
  "",
])("%s is refused", (candidate) => {
  expect(isAllowedRedirect(candidate, allowed)).toBe(false);
});

test("two stars stand for any number of parts", () => {
  const deep = ["https://**.preview.example", "myapp://open"];

  expect(isAllowedRedirect("https://a.b.preview.example/x", deep)).toBe(true);
  expect(isAllowedRedirect("myapp://open/orders", deep)).toBe(true);
  expect(isAllowedRedirect("myapp://other", deep)).toBe(false);
});
