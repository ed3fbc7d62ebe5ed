import type { Locator } from "playwright-core";
import { atRest } from "./at-rest.ts";

/** Starts a drag by keyboard, and waits until the arrow keys work, a moment after the announcement. */
export async function startDrag(handle: Locator, announcement: string): Promise<void> {
  const page = handle.page();
  await handle.press("Space");
  await page.getByText(announcement).waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Drags by mouse once the page has come to rest: what loads above it moves a row away from under the pointer. */
export async function drag(from: Locator, to: Locator, targetPosition?: { x: number; y: number }): Promise<void> {
  await atRest(from.page());
  await from.dragTo(to, { ...(targetPosition && { targetPosition }) });
}
