import axe from "axe-core";
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
  // Once per page, and with nothing but the violations sent back: axe's own package for Playwright takes twice the time.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ type, values }) => {
    const found = await window.axe.run(
      { exclude: [["iframe[sandbox]"]] }, // Emails are shown in a frame without scripts, and axe is one.
      // None of these rules needs the style sheets, which axe would otherwise load again.
      { runOnly: { type, values: [...values] }, resultTypes: ["violations"], preload: { assets: ["media"] } },
    );
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, rules);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
