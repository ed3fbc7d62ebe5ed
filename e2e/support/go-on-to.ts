import type { Page } from "playwright-core";

/** Goes on to this step of the intake: a second click before it is there would be lost. */
export async function goOnTo(page: Page, step: number): Promise<void> {
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText(new RegExp(`Step ${step} of`)).waitFor();
}
