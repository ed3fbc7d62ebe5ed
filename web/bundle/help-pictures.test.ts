/** The files of the pictures that the help shows, which `npm run screenshots -- help` takes by the same list. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../src/screens/help/pictures");
/** In bytes: several of them load on a phone's connection. */
const most = 60_000;

const list: Record<string, { width: number; height: number }> = JSON.parse(
  readFileSync(join(folder, "pictures.json"), "utf8"),
);

test("every picture of the list is there in light and dark, and no other is", () => {
  const there = readdirSync(folder).filter((file) => file !== "pictures.json");

  const files = Object.keys(list).flatMap((name) => [`${name}-dark.webp`, `${name}-light.webp`]);
  expect(there.toSorted()).toEqual(files.toSorted());
  expect(files.length).toBeGreaterThanOrEqual(16);
});

test.each(Object.entries(list))("%s is small, and as tall as the place that is kept for it", (name, picture) => {
  for (const scheme of ["light", "dark"]) {
    const content = readFileSync(join(folder, `${name}-${scheme}.webp`));

    expect(content.length).toBeLessThanOrEqual(most);
    expect(content.toString("latin1", 8, 16)).toBe("WEBPVP8 ");
    expect(content.readUInt16LE(26) / content.readUInt16LE(28)).toBeCloseTo(picture.width / picture.height, 2);
  }
});
