import { expect, test } from "vitest";
import { articles } from "./articles.ts";
import { pictureAddress, pictureWords } from "./help-pictures.ts";
import list from "./pictures/pictures.json" with { type: "json" };

const names = Object.keys(list);

// Their files: `web/bundle/help-pictures.test.ts`.
test("the help shows each picture of the list once, with words of its own", () => {
  const shown: string[] = articles.flatMap(({ pictures = [] }) => pictures);

  expect(shown.toSorted()).toEqual(names.toSorted());
  expect(new Set(Object.values(pictureWords).flatMap(({ alt, caption }) => [alt, caption])).size).toBe(
    2 * names.length,
  );
});

test("a picture's file is that of the scheme", () => {
  expect(pictureAddress("my-day", "light")).toMatch(/\/my-day-light\.webp$/);
  expect(pictureAddress("my-day", "dark")).toMatch(/\/my-day-dark\.webp$/);
});
