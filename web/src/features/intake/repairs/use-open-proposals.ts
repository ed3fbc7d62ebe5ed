import { useQuery } from "@apollo/client/react";
import { useWatch } from "react-hook-form";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import type { ReadingState } from "#features/intake/repair-order/reading-words.ts";
import { openProposals, type OpenProposal } from "./open-proposals.ts";
import { useRepairOrderReading } from "#features/intake/repair-order/use-repair-order-reading.ts";
import { IntakeSuggestions } from "./use-suggested-calibrations.ts";

interface Found {
  /** Null without a repair order, and until it has been read. */
  reading: ReadingState | null;
  /** How many repairs the repair order mentions in all. */
  count: number;
  open: readonly OpenProposal[];
}

/** The repairs that this intake's repair order suggests and that are not selected yet. */
export function useOpenProposals(form: IntakeForm): Found {
  const [fileId, ticked, calibrations, vehicle] = useWatch({
    control: form.control,
    name: ["repairOrderFileId", "repairOperations", "calibrations", "vehicle"],
  });
  const reading = useRepairOrderReading(fileId);
  const proposals = reading?.proposals ?? [];
  const { make, model, trim } = vehicle;
  const { data } = useQuery(IntakeSuggestions, {
    variables: {
      make,
      model,
      trim,
      year: Number(vehicle.year) || null,
      operations: proposals.map(({ operation }) => operation),
    },
    skip: proposals.length === 0,
  });
  const open = openProposals(proposals, ticked, {
    suggested: data?.calibrationSuggestions ?? [],
    chosen: calibrations.map(({ typeKey }) => typeKey),
  });

  return { reading, count: proposals.length, open };
}
