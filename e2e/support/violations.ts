import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** All rules of WCAG 2.2 A and AA. */
export const everyRule = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] } as const;

/** The rules that another colour scheme of the same page can violate. */
export const contrastAlone = { type: "rule", values: ["color-contrast"] } as const;

/** Returns the axe violations of the page as it is now, once fades have ended. */
export async function violations(
  page: Page,
  rules: typeof everyRule | typeof contrastAlone = everyRule,
): Promise<string[]> {
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
  const found = await new AxeBuilder({ page })
    .options({ runOnly: { type: rules.type, values: [...rules.values] }, resultTypes: ["violations"] })
    .exclude("iframe[sandbox]") // Emails are shown in a frame without scripts, and axe is one.
    .setLegacyMode() // All frames are our own, so no second window is needed to combine their results.
    .analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
