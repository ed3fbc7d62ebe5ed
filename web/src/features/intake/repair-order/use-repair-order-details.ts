import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { fillFrom, isSameDetails, type RepairOrderDetails } from "./repair-order-details.ts";
import { useRepairOrderReading } from "./use-repair-order-reading.ts";

/** Fills in what the uploaded repair order says, as soon as it is read. */
export function useRepairOrderDetails(form: IntakeForm): void {
  const fileId = useWatch({ control: form.control, name: "repairOrderFileId" });
  const reading = useRepairOrderReading(fileId);
  useEffect(() => {
    if (fileId !== "" && (!reading || reading.state === "pending")) return;
    const told: RepairOrderDetails = {
      repairOrderNumber: reading?.repairOrderNumber?.value ?? "",
      claimNumber: reading?.claimNumber?.value ?? "",
      insurerName: reading?.insurerName?.value ?? "",
      vinNumber: reading?.vinNumber?.value ?? "",
    };
    if (!isSameDetails(told, form.getValues("repairOrderDetails"))) fillFrom(form, told);
  }, [form, fileId, reading]);
}
