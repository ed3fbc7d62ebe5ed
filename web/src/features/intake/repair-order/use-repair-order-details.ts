import { useEffect } from "react";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { fillFrom, isSameDetails } from "./repair-order-details.ts";
import { usePapersRead } from "./use-papers-read.ts";

/** Fills in what the uploaded papers say, as soon as all are read. */
export function useRepairOrderDetails(form: IntakeForm): void {
  const { details, isPending } = usePapersRead(form);
  useEffect(() => {
    if (isPending) return;
    if (!isSameDetails(details, form.getValues("repairOrderDetails"))) fillFrom(form, details);
  }, [form, details, isPending]);
}
