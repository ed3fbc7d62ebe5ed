import type { Page } from "playwright-core";

/** Goes from screen to screen as the app's own links do: to load the app for each would take most of the time. */
export async function showScreen(page: Page, href: string): Promise<void> {
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  await page.evaluate((to) => window.__TSR_ROUTER__.navigate({ href: to }), href);
}

declare global {
  interface Window {
    /** The app's router puts itself there. */
    __TSR_ROUTER__: { navigate(options: { href: string }): Promise<void> };
  }
}
