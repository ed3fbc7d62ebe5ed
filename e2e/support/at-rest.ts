import type { Page } from "playwright-core";

/** Resolves once nothing is loaded any more, what is fetched ahead included. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.locator("html:not([data-busy])").waitFor();
}
