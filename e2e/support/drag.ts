import type { Locator } from "playwright-core";

/** Starts a drag by keyboard. It is announced a moment before the arrow keys work: that moment is waited for. */
export async function startDrag(handle: Locator, announcement: string): Promise<void> {
  const page = handle.page();
  await handle.press("Space");
  await page.getByText(announcement).waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
