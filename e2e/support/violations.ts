import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** All rules of WCAG 2.2 A and AA. */
export const everyRule = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] } as const;

/** What another colour scheme of the same page can break. */
export const contrastAlone = { type: "rule", values: ["color-contrast"] } as const;

/** What axe finds wrong with the page as it is now; what is still fading has no contrast yet. */
export async function violations(
  page: Page,
  rules: typeof everyRule | typeof contrastAlone = everyRule,
): Promise<string[]> {
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
  const found = await new AxeBuilder({ page })
    .options({ runOnly: { type: rules.type, values: [...rules.values] }, resultTypes: ["violations"] })
    .exclude("iframe[sandbox]") // Mails are shown where no script runs, and axe is one.
    .setLegacyMode() // All frames are our own: no second window is needed to put their results together.
    .analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
