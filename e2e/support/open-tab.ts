import type { Page } from "playwright-core";

/** Opens a part of the page by its tab; a count may stand behind the name. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole("tab", { name: new RegExp(`^${name}( \\d+)?$`) });
  await tab.click();
}
