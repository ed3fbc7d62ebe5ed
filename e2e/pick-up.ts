import type { Locator } from "playwright-core";

/** Picks a thing up by keyboard. It says so a moment before it listens to the arrow keys: that moment is waited for. */
export async function pickUp(handle: Locator, heard: string): Promise<void> {
  const page = handle.page();
  await handle.press("Space");
  await page.getByText(heard).waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
