import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds wrong with the page as it is now, by WCAG 2.2 A and AA; what is still fading has no contrast yet. */
export async function violations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
  const found = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .exclude("iframe[sandbox]") // Mails are shown where no script runs, and axe is one.
    .analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
