import { t } from "@boresight/domain/texts/text";
import { useQuery, useMutation } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import type { CalibrationRowFragment, ReplaceOrderCalibrationsInput } from "#graphql/graphql.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { CalibrationChecks } from "./calibration-checks.tsx";
import { MentionedList } from "./mentioned-list.tsx";
import { openMentions, type Mentioned } from "./mentioned-repairs.ts";
import { useWorkshopVerb } from "./use-workshop-verb.ts";

const CalibrationOptions = graphql(`
  query CalibrationOptions($make: String, $model: String, $year: Int, $trim: String, $operations: [String!]!) {
    calibrationChoices {
      typeKey
      name
      minutes
      unitPrice
    }
    calibrationSuggestions(make: $make, model: $model, year: $year, trim: $trim, operations: $operations) {
      typeKey
      ruleId
      isVerified
      note
      operations
    }
  }
`);

interface CalibrationListDialogProps {
  orderId: string;
  vehicle: { make: string; model: string; year: number; trim: string } | null;
  operations: readonly string[];
  /** The repairs that the repair order mentions. */
  mentioned: readonly Mentioned[];
  listed: readonly CalibrationRowFragment[];
  onClose: () => void;
}

/** Edits the complete list of calibrations; those that the repairs require are marked. */
export function CalibrationListDialog({
  orderId,
  vehicle,
  operations,
  mentioned,
  listed,
  onClose,
}: CalibrationListDialogProps) {
  const [chosen, setChosen] = useState(() => listed.flatMap(({ lineItemType }) => lineItemType?.key ?? []));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const setCalibrations = useSetCalibrations();
  const { make, model, year, trim } = vehicle ?? {};
  const { data, error } = useQuery(CalibrationOptions, {
    variables: {
      make: make ?? null,
      model: model ?? null,
      year: year ?? null,
      trim: trim ?? null,
      operations: [...new Set([...operations, ...mentioned.map(({ operation }) => operation)])],
    },
  });
  const submit = async () => {
    setBusy(true);
    const calibrations = chosen.map((typeKey) => ({ typeKey, ruleId: ruleOf(typeKey) }));
    const refused = await setCalibrations({ orderId, calibrations });
    setBusy(false);
    if (refused) setProblem(refused.message);
    else onClose();
  };
  const ruleOf = (typeKey: string) =>
    data?.calibrationSuggestions.find((suggestion) => suggestion.typeKey === typeKey)?.ruleId ?? null;

  return (
    <FormDialog
      title={t("calibrations.calibrationsOfThisOrder")}
      action={t("base.save")}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {error && <Alert severity="error">{t("calibrations.theCatalogueCouldNotBeRead")}</Alert>}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && (
        <>
          <MentionedList
            mentions={openMentions(mentioned, data.calibrationSuggestions, chosen)}
            onAdd={(typeKeys) => setChosen([...chosen, ...typeKeys])}
          />
          <CalibrationChecks
            choices={data.calibrationChoices}
            suggested={data.calibrationSuggestions}
            chosen={chosen}
            onChoose={setChosen}
          />
        </>
      )}
    </FormDialog>
  );
}

const SetCalibrations = graphql(`
  mutation SetCalibrations($input: ReplaceOrderCalibrationsInput!, $staff: Boolean!) {
    replaceOrderCalibrations(input: $input) {
      serviceOrder {
        id
        ...CalibratedOrder
      }
    }
  }
`);

/** Returns null, or why it failed. */
function useSetCalibrations() {
  const [setCalibrations] = useMutation(SetCalibrations);
  const run = useWorkshopVerb();

  return (input: ReplaceOrderCalibrationsInput) => run(() => setCalibrations({ variables: { input, staff: true } }));
}
