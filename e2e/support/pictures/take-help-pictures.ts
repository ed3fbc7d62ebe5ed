/** The pictures of the in-app help, by its own list, in light and dark, as small files in its folder. */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { demoPeople, openDemo, openScreen, phone, root } from "./demo-shop.ts";

const folder = join(root, "web/src/screens/help/pictures");

interface HelpPicture {
  person: "admin" | "customer" | "technician";
  look: "desk" | "phone";
  path: string;
  /** The button to press first. */
  press?: string;
  /** A selector of what is to be in sight, where there is any: a list may have to be scrolled. */
  inSight?: string;
  width: number;
  height: number;
}

const timezoneId = "America/Denver"; // The shop's: no screen shows a second time.
const looks = {
  desk: { viewport: { width: 1300, height: 900 }, timezoneId },
  phone: { ...phone, deviceScaleFactor: 1.5, timezoneId },
};
/** In bytes; `web/bundle/help-pictures.test.ts` holds each to it. */
const most = 60_000;

/** Answers how many it took. */
export async function takeHelpPictures(): Promise<number> {
  const list: Record<string, HelpPicture> = JSON.parse(await readFile(join(folder, "pictures.json"), "utf8"));
  const old = await readdir(folder);
  await Promise.all(old.filter((file) => file.endsWith(".webp")).map((file) => rm(join(folder, file))));
  for (const [name, picture] of Object.entries(list)) {
    for (const scheme of ["light", "dark"] as const) {
      const content = await compress(await takePicture(picture, scheme));
      await writeFile(join(folder, `${name}-${scheme}.webp`), content);
      console.log(`${name}, ${scheme}: ${Math.ceil(content.length / 1000)} kB`);
    }
  }
  return Object.keys(list).length * 2;
}

/** Of a desk the page without its menu, of a phone all that it shows. */
async function takePicture(picture: HelpPicture, colorScheme: "dark" | "light"): Promise<Buffer> {
  const { person, look, path, press, inSight, width, height } = picture;
  const { page, pathOf, close } = await openDemo(demoPeople[person], { ...looks[look], colorScheme });
  const address = pathOf(path);
  if (!address) throw new Error(`The demo shop has nothing for ${path}`);
  await openScreen(page, address);
  const corner = look === "phone" ? { x: 0, y: 0 } : await fitPage(page, width);
  if (press) await page.getByRole("button", { name: press }).click();
  const sought = inSight ? page.locator(inSight).first() : null;
  if (sought && (await sought.isVisible())) await sought.scrollIntoViewIfNeeded();
  await page.waitForTimeout(700); // Charts draw themselves after their data, and dialogs open.
  const shot = await page.screenshot({ clip: { ...corner, width, height } });
  await close();
  return shot;
}

/** Makes the page as wide as its picture, beside the menu; answers where it begins. */
async function fitPage(page: Page, width: number): Promise<{ x: number; y: number }> {
  const { viewport } = looks.desk;
  const main = page.locator("main");
  const before = await main.boundingBox();
  await page.setViewportSize({ ...viewport, width: viewport.width + width - (before?.width ?? width) });
  const { x, y } = (await main.boundingBox()) ?? { x: 0, y: 0 };
  return { x, y };
}

/** As sharp as fits. */
async function compress(shot: Buffer): Promise<Buffer> {
  for (let quality = 75; ; quality -= 5) {
    const content = await sharp(shot).webp({ quality, effort: 6 }).toBuffer();
    if (content.length <= most || quality <= 30) return content;
  }
}
