/** Counts what a person's finger does in a story. */
import type { Locator, Page } from "playwright-core";

type Tap = (target: Locator) => Promise<void>;

export interface CountedTaps {
  count: () => number;
  tap: Tap;
  /** Chooses a file of the device by this button, which takes two taps: one here, one in the device's own chooser. */
  choose: (button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>;
}

export function countTaps(page: Page): CountedTaps {
  let taps = 0;
  const tap: Tap = async (target) => {
    taps += 1;
    await target.tap();
  };

  return {
    count: () => taps,
    tap,
    async choose(button, file) {
      const choosing = page.waitForEvent("filechooser");
      await tap(button);
      taps += 1;
      await (await choosing).setFiles(file);
    },
  };
}
