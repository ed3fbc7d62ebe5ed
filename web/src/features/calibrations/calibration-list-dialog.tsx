import { t } from "@boresight/domain/texts/text";
import { useQuery, useMutation } from "@apollo/client/react";
import { needOf } from "@boresight/domain/calibrations/calibration-need";
import { systemOf } from "@boresight/domain/calibrations/calibration-system";
import { whyKnown } from "@boresight/domain/intake/vehicle-systems";
import Alert from "@mui/material/Alert";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import type {
  CalibrationOptionsQuery,
  CalibrationRowFragment,
  ReplaceOrderCalibrationsInput,
} from "#graphql/graphql.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { CalibrationChecks } from "./calibration-checks.tsx";
import { MentionedList } from "./mentioned-list.tsx";
import { openMentions, type Mentioned } from "./mentioned-repairs.ts";
import { useWorkshopVerb } from "./use-workshop-verb.ts";

const CalibrationOptions = graphql(`
  query CalibrationOptions(
    $orderId: UUID!
    $make: String
    $model: String
    $year: Int
    $trim: String
    $operations: [String!]!
  ) {
    serviceOrder(id: $orderId) {
      id
      vehicle {
        id
        knownSystems {
          system
          isFitted
          source
          quote
        }
      }
    }
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
  const { data, error } = useQuery(CalibrationOptions, {
    variables: {
      orderId,
      ...variablesOf(vehicle),
      operations: [...new Set([...operations, ...mentioned.map(({ operation }) => operation)])],
    },
  });
  const known = data?.serviceOrder?.vehicle?.knownSystems ?? [];
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
            suggested={data.calibrationSuggestions.map((one) => ({ ...one, ...needed(one.typeKey, known) }))}
            chosen={chosen}
            onChoose={setChosen}
          />
        </>
      )}
    </FormDialog>
  );
}

const variablesOf = (vehicle: CalibrationListDialogProps["vehicle"]) => ({
  make: vehicle?.make ?? null,
  model: vehicle?.model ?? null,
  year: vehicle?.year ?? null,
  trim: vehicle?.trim ?? null,
});

type KnownSystems = NonNullable<NonNullable<CalibrationOptionsQuery["serviceOrder"]>["vehicle"]>["knownSystems"];

/** What a suggestion comes to on this vehicle, and what says so. */
function needed(typeKey: string, known: KnownSystems) {
  const found = known.find(({ system }) => system === systemOf(typeKey));
  return { need: needOf(typeKey, known), why: found ? whyKnown({ ...found, quote: found.quote ?? null }) : "" };
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
