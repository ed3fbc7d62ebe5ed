import type { Locator, Page } from "playwright-core";

/**
 * Selects an option by keyboard: on a busy machine a slow mouse click counts as a drag, and its release selects the
 * option underneath.
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
