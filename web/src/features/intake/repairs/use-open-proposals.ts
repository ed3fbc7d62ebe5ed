import { useQuery } from "@apollo/client/react";
import { useWatch } from "react-hook-form";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { openProposals, type OpenProposal } from "./open-proposals.ts";
import { usePapersRead, type ReadPaper } from "#features/intake/repair-order/use-papers-read.ts";
import { IntakeSuggestions } from "./use-suggested-calibrations.ts";

interface Found {
  papers: readonly ReadPaper[];
  /** How many repairs the papers mention in all. */
  count: number;
  open: readonly OpenProposal[];
}

/** The repairs that this intake's papers suggest and that are not selected yet. */
export function useOpenProposals(form: IntakeForm): Found {
  const [ticked, calibrations, vehicle] = useWatch({
    control: form.control,
    name: ["repairOperations", "calibrations", "vehicle"],
  });
  const { papers, proposals } = usePapersRead(form);
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

  return { papers, count: proposals.length, open };
}
