import { t } from "@boresight/domain/texts/text";
import { useWatch } from "react-hook-form";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import type { numberNames } from "./repair-order-details.ts";

/** Returns the words that mark a field as filled in from the repair order, as long as it holds what that says. */
export function useMarkOfRepairOrder(form: IntakeForm) {
  const [told, repairOrderNumber, claimNumber, insurerName] = useWatch({
    control: form.control,
    name: ["repairOrderDetails", "repairOrderNumber", "claimNumber", "insurerName"],
  });
  const now = { repairOrderNumber, claimNumber, insurerName };

  return (name: (typeof numberNames)[number]): string | undefined =>
    told[name] !== "" && told[name] === now[name] ? t("intake.fromTheRepairOrder") : undefined;
}
