import { useWatch } from "react-hook-form";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { usePapersRead } from "./use-papers-read.ts";

interface Asked {
  /** Null until one is chosen. */
  customer: { readonly id: string } | null;
  onReview: () => void;
}

/**
 * Returns what selects every repair that was read and goes to the review; null while a repair, the vehicle or the customer
 * is not known, or a person must choose.
 */
export function useAllThatWasRead(form: IntakeForm, { customer, onReview }: Asked): (() => void) | null {
  const { proposals, isPending, details } = usePapersRead(form);
  const { year, make, model, vinNumber } = useWatch({ control: form.control, name: "vehicle" });
  const isDescribed = year !== "" && make !== "" && model !== "" && vinNumber === details.vinNumber;
  if (isPending || proposals.length === 0 || !isDescribed || !customer) return null;

  return () => {
    const found = proposals.map(({ operation }) => operation);
    form.setValue("repairOperations", [...new Set([...form.getValues("repairOperations"), ...found])], {
      shouldDirty: true,
    });
    onReview();
  };
}
