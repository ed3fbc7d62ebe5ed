/** Lists of what goes out of use instead of away: how they are narrowed. */
import type { Choice } from "./select-filter.tsx";

export const activeFilterChoices: readonly Choice[] = [
  { value: "yes", label: "In use" },
  { value: "no", label: "Out of use" },
];
