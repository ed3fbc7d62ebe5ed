/** The filter of lists whose rows are deactivated instead of deleted. */
import { t } from "@boresight/domain/texts/text";
import type { Choice } from "#ui/form/select-input.tsx";

export const activeFilterChoices: readonly Choice[] = [
  { value: "yes", label: t("base.inUse") },
  { value: "no", label: t("base.outOfUse") },
];
