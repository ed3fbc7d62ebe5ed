import { typedOrNone } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import {
  capabilities,
  capabilityWords,
  usualCapabilities,
  type BayKind,
  type Capability,
} from "@boresight/domain/schedule/bay";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { CheckInput } from "#ui/form/check-input.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { FormField } from "#ui/form/form-field.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
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
            name
            kind
            capabilities
            serviceRadiusMiles
            isActive
          }
        }
      }
    }
  }
`);

interface BayFormValues {
  name: string;
  kind: BayKind;
  capabilities: Capability[];
  serviceRadiusMiles: string;
  isActive: boolean;
}

const kinds = [
  { value: "bay", label: t("schedule.bay") },
  { value: "mobile", label: t("schedule.vanForMobileAppointments") },
];

interface BayDialogProps {
  facilityId: string;
  /** Null for a new bay. */
  bay: Bay | null;
  onClose: () => void;
}

/** A bay or a van, and its capabilities. */
export function BayDialog({ facilityId, bay, onClose }: BayDialogProps) {
  const form = useForm<BayFormValues>({ defaultValues: valuesOf(bay) });
  const kind = useWatch({ control: form.control, name: "kind" });
  const [save] = useMutation(SaveBay);
  const { problem, run } = useVerb({ form });
  const submit = form.handleSubmit(async ({ serviceRadiusMiles, ...values }) => {
    const miles = typedOrNone(serviceRadiusMiles);
    const failure = await run(
      () =>
        save({
          variables: { input: { ...values, id: bay?.id ?? null, facilityId, serviceRadiusMiles: miles } },
        }),
      t("schedule.nameIsSaved", { name: values.name }),
    );
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={bay ? bay.name : t("schedule.newBayOrVan")}
      action={t("base.save")}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput form={form} name="name" label={t("base.name")} />
      <SelectInput form={form} name="kind" label={t("base.kind")} choices={kinds} />
      {kind === "mobile" && (
        <TextInput
          form={form}
          name="serviceRadiusMiles"
          label={t("schedule.drivesUpToInMiles")}
          optional
          input={{ inputMode: "numeric" }}
        />
      )}
      <CapabilityChecks form={form} />
      <CheckInput
        form={form}
        name="isActive"
        label={t("base.inUse")}
        help={t("schedule.otherwiseNoTimesAreOfferedIn")}
      />
    </FormDialog>
  );
}

const valuesOf = (bay: Bay | null): BayFormValues => ({
  name: bay?.name ?? "",
  kind: bay?.kind === "mobile" ? "mobile" : "bay",
  capabilities: bay ? capabilities.filter((one) => bay.capabilities.includes(one)) : [...usualCapabilities],
  serviceRadiusMiles: String(bay?.serviceRadiusMiles ?? ""),
  isActive: bay?.isActive ?? true,
});

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
