import type { Locator } from "playwright-core";

/** Starts a drag by keyboard, and waits until the arrow keys work, a moment after the announcement. */
export async function startDrag(handle: Locator, announcement: string): Promise<void> {
  const page = handle.page();
  await handle.press("Space");
  await page.getByText(announcement).waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
