import { useMutation } from "@apollo/client/react";
import { equipmentSchema } from "@boresight/domain/equipment/equipment-schema";
import { t } from "@boresight/domain/texts/text";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { useFacilityChoices } from "#data/base-data.ts";
import { graphql } from "#graphql/gql.ts";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { CertificateInput } from "#records/certificate/certificate-input.tsx";
import { useVerb } from "#records/use-verb.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { EquipmentService } from "./equipment-service.tsx";
import { kindChoices } from "./equipment-words.ts";

const SaveEquipment = graphql(`
  mutation SaveEquipment($input: SaveEquipmentInput!) {
    saveEquipment(input: $input) {
      equipment {
        id
        ...EquipmentRow
      }
    }
  }
`);

type Values = z.input<typeof equipmentSchema>;
type Parsed = z.output<typeof equipmentSchema>;

const valuesOf = (equipment: EquipmentRowFragment | null): Values => ({
  id: equipment?.id ?? null,
  version: equipment?.version ?? null,
  facilityId: equipment?.facility?.id ?? "",
  kind: equipment?.kind === "target" ? "target" : "scanTool",
  name: equipment?.name ?? "",
  serialNumber: equipment?.serialNumber ?? "",
  softwareVersion: equipment?.softwareVersion ?? "",
  certifiedOn: equipment?.certifiedOn ?? null,
  expiresOn: equipment?.expiresOn ?? null,
  certificateFileId: equipment?.certificateFileId ?? null,
  isActive: equipment?.isActive ?? true,
});

const asDay = { type: "date" };

interface EquipmentFormProps {
  /** Null for a new one. */
  equipment: EquipmentRowFragment | null;
  onClose: () => void;
}

export function EquipmentForm({ equipment, onClose }: EquipmentFormProps) {
  const resolver = zodResolver(equipmentSchema);
  const form = useForm<Values, unknown, Parsed>({ resolver, defaultValues: valuesOf(equipment) });
  const certificateFileId = useWatch({ control: form.control, name: "certificateFileId" });
  const facilities = useFacilityChoices();
  const [save] = useMutation(SaveEquipment, { refetchQueries: ["EquipmentPage"] });
  const { problem, run } = useVerb({ form, stale: ["equipment-changed"] });
  const submit = form.handleSubmit(async (input) => {
    const failure = await run(() => save({ variables: { input } }), t("equipment.nameIsSaved", { name: input.name }));
    if (!failure) onClose();
  });
  const day = (name: "certifiedOn" | "expiresOn", label: string) => (
    <TextInput form={form} name={name} label={label} optional input={asDay} />
  );

  return (
    <SheetForm
      busy={form.formState.isSubmitting}
      isDirty={form.formState.isDirty}
      problem={problem}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      {equipment?.isActive && <EquipmentService equipment={equipment} />}
      <SelectInput form={form} name="kind" label={t("base.kind")} choices={kindChoices} />
      <TextInput form={form} name="name" label={t("base.name")} />
      <TextInput form={form} name="serialNumber" label={t("equipment.serialNumber")} optional />
      <TextInput form={form} name="softwareVersion" label={t("equipment.softwareVersion")} optional />
      <SelectInput form={form} name="facilityId" label={t("base.location")} choices={facilities} />
      {day("certifiedOn", t("equipment.certifiedOn"))}
      {day("expiresOn", t("equipment.expiresOn"))}
      <CertificateInput
        fileId={certificateFileId ?? null}
        onChange={(id) => form.setValue("certificateFileId", id, { shouldDirty: true })}
      />
      <CheckInput form={form} name="isActive" label={t("equipment.isInUse")} />
    </SheetForm>
  );
}
