import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import type { ReactNode } from "react";
import type { Choice } from "#ui/form/select-input.tsx";
import type { Tone } from "#ui/theme/tones.ts";

interface Look {
  category: string;
  color: string;
}

/** Previews of a status in order lists; provided by the screen. */
export interface StatusLooks {
  categories: readonly Choice[];
  tone: (status: Look) => Tone;
  icon: (name: string) => SvgIconComponent;
  /** A customer's view of an order in this status. */
  progress: (status: { key?: string; category: string; customerLabel: string }) => ReactNode;
}
