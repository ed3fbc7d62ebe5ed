import { useQuery } from "@apollo/client/react";
import { isOftenNotFitted, systemOf } from "@boresight/domain/calibrations/calibration-system";
import { useEffect } from "react";
import { useController, useWatch } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { ChosenCalibration, IntakeForm } from "#features/intake/intake-values.ts";
import { mergeSuggestions } from "./merge-suggestions.ts";
import { useKnownSystems, type SystemInWords } from "./use-known-systems.ts";
import type { RepairOperation } from "./operations-input.tsx";

export const IntakeSuggestions = graphql(`
  query IntakeSuggestions($make: String, $model: String, $year: Int, $trim: String, $operations: [String!]!) {
    calibrationSuggestions(make: $make, model: $model, year: $year, trim: $trim, operations: $operations) {
      typeKey
      name
      method
      minutes
      operations
      note
      isVerified
      ruleId
    }
    calibrationChoices {
      typeKey
      name
      minutes
    }
  }
`);

const areSame = (some: readonly ChosenCalibration[], others: readonly ChosenCalibration[]) =>
  some.length === others.length &&
  some.every(({ typeKey, trigger, ruleId }, index) => {
    const other = others[index];
    return typeKey === other?.typeKey && trigger === other.trigger && ruleId === other.ruleId;
  });

const without = (keys: readonly string[], gone: string) => keys.filter((key) => key !== gone);

const wordsOf = (keys: readonly string[], operations: readonly RepairOperation[]) =>
  keys.map((key) => operations.find((one) => one.key === key)?.name ?? key).join("; ");

/** What is known to be fitted is sure; what is known not to be is asked, with what says so. */
function withFitted<Suggested extends { typeKey: string }>(
  suggested: readonly Suggested[],
  systems: readonly SystemInWords[],
) {
  return suggested.map((one) => {
    const known = systems.find(({ system }) => system === systemOf(one.typeKey));
    return { ...one, said: known?.words ?? "", isPerhaps: known ? !known.isFitted : isOftenNotFitted(one.typeKey) };
  });
}

/** Updates the form's calibrations as the repairs change; each can be removed, and others added. */
export function useSuggestedCalibrations(form: IntakeForm, operations: readonly RepairOperation[]) {
  const { field } = useController({ control: form.control, name: "calibrations" });
  const [vehicle, repaired, dismissed] = useWatch({
    control: form.control,
    name: ["vehicle", "repairOperations", "dismissed"],
  });
  const fitted = useKnownSystems(form);
  const { make, model, trim } = vehicle;
  const year = Number(vehicle.year) || null;
  const { data, previousData } = useQuery(IntakeSuggestions, {
    variables: { make, model, trim, year, operations: repaired },
  });
  const suggestions = data?.calibrationSuggestions;
  useEffect(() => {
    if (!suggestions) return;
    const told = withFitted(suggestions, fitted).map(({ operations: keys, ...one }) => ({
      ...one,
      reason: wordsOf(keys, operations),
    }));
    const before = form.getValues("calibrations");
    const merged = mergeSuggestions(before, told, dismissed);
    // An unneeded change would render the form again, which would query again, without end.
    if (areSame(merged, before)) return;
    form.setValue("calibrations", merged, { shouldDirty: merged.length > 0 });
  }, [form, suggestions, fitted, dismissed, operations]);

  const shown = data ?? previousData;
  const suggested = withFitted(shown?.calibrationSuggestions ?? [], fitted).map(
    ({ operations: keys, note, said, ...one }) => ({
      ...one,
      reason: [wordsOf(keys, operations), note, said].filter(Boolean).join(" · "),
    }),
  );
  return {
    chosen: field.value,
    suggested,
    choices: shown?.calibrationChoices ?? [],
    take: (typeKey: string) => form.setValue("dismissed", without(dismissed, typeKey)),
    add: (typeKey: string) => {
      field.onChange([...field.value, { typeKey, trigger: "", ruleId: null }]);
      form.setValue("dismissed", without(dismissed, typeKey));
    },
    sublet: (typeKey: string, isSublet: boolean) =>
      field.onChange(field.value.map((one) => (one.typeKey === typeKey ? { ...one, isSublet } : one))),
    drop: (typeKey: string) => {
      field.onChange(field.value.filter((one) => one.typeKey !== typeKey));
      form.setValue("dismissed", [...without(dismissed, typeKey), typeKey]);
    },
  };
}
