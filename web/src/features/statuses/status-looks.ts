import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import type { ReactNode } from "react";
import type { Choice } from "#ui/filter/select-filter.tsx";
import type { Tone } from "#ui/text/tones.ts";

interface Look {
  category: string;
  color: string;
}

/** How statuses look wherever orders are shown; the screen brings it along. */
export interface StatusLooks {
  categories: readonly Choice[];
  tone: (status: Look) => Tone;
  icon: (name: string) => SvgIconComponent;
  /** What a customer sees of an order in this status. */
  progress: (status: { key?: string; category: string; customerLabel: string }) => ReactNode;
}
