import type { Page } from "playwright-core";

/** Opens the link of a mail and confirms on its page, which names the account. */
export async function openMailedLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByText("Nothing happens until you choose the button.").waitFor();
  await page.getByRole("button").click();
}
