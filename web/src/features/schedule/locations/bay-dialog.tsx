import { bay as described } from "@boresight/domain/schedule/bay-fields";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { capabilities, capabilityWords, usualCapabilities, type Capability } from "@boresight/domain/schedule/bay";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { RecordFields } from "#records/form/record-fields.tsx";
import { recordInput, recordValues, type RecordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { FormField } from "#ui/form/form-field.tsx";
import type { Bay } from "./facility-values.ts";

const SaveBay = graphql(`
  mutation SaveBay($input: SaveBayInput!) {
    saveBay(input: $input) {
      facility {
        id
        bays(first: 50, orderBy: SORT_ORDER_ASC) {
          nodes {
            id
            facilityId
            ...EditedBayFields
          }
        }
      }
    }
  }
`);

interface BayDialogProps {
  facilityId: string;
  /** Null for a new bay. */
  bay: Bay | null;
  onClose: () => void;
}

/** A bay or a van, and its capabilities. */
export function BayDialog({ facilityId, bay, onClose }: BayDialogProps) {
  const values = recordValues(described, bay);
  const form = useForm({ defaultValues: bay ? values : { ...values, capabilities: [...usualCapabilities] } });
  const [save] = useMutation(SaveBay);
  const frame = useSave({
    form,
    input: (typed) => ({ ...recordInput(described, typed), id: bay?.id ?? null, facilityId }),
    save: (input) => save({ variables: { input } }),
    done: ({ name }) => t("schedule.nameIsSaved", { name }),
    onSaved: onClose,
  });
  const isVan = useWatch({ control: form.control, name: "kind" }) === "mobile";
  const render = { capabilities: <CapabilityChecks form={form} />, ...(!isVan && { serviceRadiusMiles: null }) };

  return (
    <FormDialog title={bay ? bay.name : t("schedule.newBayOrVan")} action={t("base.save")} onClose={onClose} {...frame}>
      <RecordFields of={described} form={form} render={render} />
    </FormDialog>
  );
}

type BayFormValues = RecordValues<typeof described.fields>;

function CapabilityChecks({ form }: { form: UseFormReturn<BayFormValues> }) {
  const chosen = useWatch({ control: form.control, name: "capabilities" });
  const toggle = (key: Capability, checked: boolean) =>
    form.setValue("capabilities", checked ? [...chosen, key] : chosen.filter((one) => one !== key));

  return (
    <FormField label={t("schedule.whatItCanDo")}>
      {({ id }) => (
        <FormGroup id={id} row>
          {capabilities.map((key) => (
            <FormControlLabel
              key={key}
              label={capabilityWords[key]}
              control={<Checkbox checked={chosen.includes(key)} onChange={(_event, checked) => toggle(key, checked)} />}
            />
          ))}
        </FormGroup>
      )}
    </FormField>
  );
}
