import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import type { Tone } from "../theme/tones.ts";

/** How a state is shown: in words, in a color and, mostly, with an icon. */
export interface Look {
  words: string;
  tone: Tone;
  icon?: SvgIconComponent;
}

/** Returns the state's look; one that the app does not know is shown by its key. */
export const lookAmong =
  (looks: Readonly<Record<string, Look>>) =>
  (state: string): Look =>
    looks[state] ?? { words: state, tone: "grey" };
