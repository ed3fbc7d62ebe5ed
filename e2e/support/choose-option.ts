import type { Locator, Page } from "playwright-core";

/**
 * Chooses from a select that is opened by keyboard: a press of the mouse that a busy machine draws out
 * is one to drag with, and letting go already chooses what lies under it.
 */
export async function chooseOption(
  within: Page | Locator,
  field: string | RegExp,
  option: string | RegExp,
): Promise<void> {
  const select = within.getByRole("combobox", { name: field });
  await select.press("ArrowDown");
  await select.page().getByRole("option", { name: option }).click();
}
