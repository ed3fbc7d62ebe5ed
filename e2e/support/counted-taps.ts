/** Counts what a person's finger does in a story. */
import type { Locator, Page } from "playwright-core";

type Tap = (target: Locator) => Promise<void>;

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export interface CountedTaps {
  count: () => number;
  tap: Tap;
  /** Chooses files of the device by this button, which takes a tap here, and one for each file in the device's own chooser. */
  choose: (button: Locator, files: readonly ChosenFile[]) => Promise<void>;
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
    async choose(button, files) {
      const choosing = page.waitForEvent("filechooser");
      await tap(button);
      taps += files.length;
      await (await choosing).setFiles([...files]);
    },
  };
}
