import type { Page } from "playwright-core";

/** Continues to this step of the intake and waits for it: a second click before that would be lost. */
export async function goOnTo(page: Page, step: number): Promise<void> {
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText(new RegExp(`Step ${step} of`)).waitFor();
}
