import { useQuery } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import { judgeReadiness } from "@boresight/domain/intake/intake-readiness";
import { useWatch } from "react-hook-form";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import type { IntakeForm, IntakeValues } from "#features/intake/intake-values.ts";
import type { RepairOperation } from "#features/intake/repairs/operations-input.tsx";
import { readinessInput } from "./readiness-input.ts";
import { useKnownAddresses } from "#features/intake/use-known-addresses.ts";
import { useOpenProposals } from "#features/intake/repairs/use-open-proposals.ts";
import { IntakeSuggestions } from "#features/intake/repairs/use-suggested-calibrations.ts";

interface Known {
  customerId: string;
  operations: readonly RepairOperation[];
}

/** Evaluates from the answers so far whether the vehicle will be ready. */
export function useReadiness(form: IntakeForm, { customerId, operations }: Known) {
  const values = useWatch({ control: form.control, compute: (all: IntakeValues) => all });
  const addresses = useKnownAddresses(customerId) ?? [];
  const { open } = useOpenProposals(form);
  const staff = isStaff(roleOf(useAuth().user));
  const { make, model, trim, year } = values.vehicle;
  const { data } = useQuery(IntakeSuggestions, {
    variables: { make, model, trim, year: Number(year) || null, operations: values.repairOperations },
  });
  const suggested = data?.calibrationSuggestions ?? [];
  return judgeReadiness(readinessInput(values, { addresses, operations, staff, suggested, mentioned: open }));
}
