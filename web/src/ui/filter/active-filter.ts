/** The filter of lists whose rows are deactivated instead of deleted. */
import type { Choice } from "./select-filter.tsx";

export const activeFilterChoices: readonly Choice[] = [
  { value: "yes", label: "In use" },
  { value: "no", label: "Out of use" },
];
