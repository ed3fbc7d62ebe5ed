import { useMutation, useQuery } from "@apollo/client/react";
import { calibratedWorks, type CalibratedWork } from "@boresight/domain/intake/reading/line-operation";
import { changedRepairSchema } from "@boresight/domain/intake/repair-operation";
import { repairOperation } from "@boresight/domain/intake/repair-operation-fields";
import { t } from "@boresight/domain/texts/text";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { RepairOperationsQuery } from "#graphql/graphql.ts";
import { RecordFields } from "#records/form/record-fields.tsx";
import { recordInput, recordValues, type RecordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { LoadError } from "#records/load-error.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { FormField } from "#ui/form/form-field.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";

const RepairOperations = graphql(`
  query RepairOperations {
    repairOperations(first: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        version
        name
        calibratedAfter
        calibratedAfterReason
      }
    }
  }
`);

const UpdateRepairOperation = graphql(`
  mutation UpdateRepairOperation($input: UpdateRepairOperationInput!) {
    updateRepairOperation(input: $input) {
      repairOperation {
        id
        version
        calibratedAfter
        calibratedAfterReason
      }
    }
  }
`);

type Repair = NonNullable<NonNullable<RepairOperationsQuery["repairOperations"]>["nodes"][number]>;

const { choices, label, help } = repairOperation.fields.calibratedAfter;

/** After which work each repair asks for calibrations, and why. */
export function RepairRules() {
  const { data, error, refetch } = useQuery(RepairOperations);
  const { search, change } = useAddress();
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={8} />;
  const repairs = rowsOf(data.repairOperations);
  const opened = repairs.find(({ id }) => id === search["repair"]);

  return (
    <SectionCard title={label} flush>
      <RowList label={label}>
        {repairs.map((repair) => (
          <ListRow
            key={repair.id}
            main={repair.name}
            second={[
              worksOf(repair)
                .map((work) => choices[work])
                .join(", "),
              repair.calibratedAfterReason,
            ]
              .filter(Boolean)
              .join(" · ")}
            onClick={() => change({ repair: repair.id })}
          />
        ))}
      </RowList>
      {opened && <RepairDialog key={opened.id} repair={opened} onClose={() => change({ repair: undefined })} />}
    </SectionCard>
  );
}

const worksOf = ({ calibratedAfter }: Repair): CalibratedWork[] =>
  calibratedWorks.filter((work) => calibratedAfter.includes(work));

function RepairDialog({ repair, onClose }: { repair: Repair; onClose: () => void }) {
  const values = recordValues(repairOperation, { ...repair, calibratedAfter: worksOf(repair) });
  const form = useForm({ defaultValues: values });
  const [update] = useMutation(UpdateRepairOperation);
  const frame = useSave({
    form,
    input: (typed) => ({ ...recordInput(repairOperation, typed), id: repair.id, version: repair.version }),
    schema: changedRepairSchema,
    save: (input) => update({ variables: { input } }),
    done: () => t("intake.repairIsSaved"),
    onSaved: onClose,
  });

  return (
    <FormDialog title={repair.name} action={t("base.save")} onClose={onClose} {...frame}>
      <RecordFields of={repairOperation} form={form} render={{ calibratedAfter: <WorkChecks form={form} /> }} />
    </FormDialog>
  );
}

function WorkChecks({ form }: { form: UseFormReturn<RecordValues<typeof repairOperation.fields>> }) {
  const chosen = useWatch({ control: form.control, name: "calibratedAfter" });
  const toggle = (work: CalibratedWork, isChosen: boolean) =>
    form.setValue(
      "calibratedAfter",
      calibratedWorks.filter((one) => (one === work ? isChosen : chosen.includes(one))),
      { shouldDirty: true },
    );

  return (
    <FormField label={label} help={help}>
      {({ id }) => (
        <FormGroup id={id}>
          {calibratedWorks.map((work) => (
            <FormControlLabel
              key={work}
              label={choices[work]}
              control={
                <Checkbox checked={chosen.includes(work)} onChange={(_event, checked) => toggle(work, checked)} />
              }
            />
          ))}
        </FormGroup>
      )}
    </FormField>
  );
}
