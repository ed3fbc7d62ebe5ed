import { useMutation } from "@apollo/client/react";
import { equipment as described } from "@boresight/domain/equipment/equipment-fields";
import { equipmentSchema } from "@boresight/domain/equipment/equipment-schema";
import { t } from "@boresight/domain/texts/text";
import { useForm, useWatch } from "react-hook-form";
import { useFacilityChoices } from "#data/base-data.ts";
import { graphql } from "#graphql/gql.ts";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { CertificateInput } from "#records/certificate/certificate-input.tsx";
import { CalibrationChecks } from "#records/form/calibration-checks.tsx";
import { RecordFields } from "#records/form/record-fields.tsx";
import { recordInput, recordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { EquipmentService } from "./equipment-service.tsx";
import { useEquipmentChoices } from "./use-equipment-choices.ts";

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

interface EquipmentFormProps {
  /** Null for a new one. */
  equipment: EquipmentRowFragment | null;
  onClose: () => void;
}

export function EquipmentForm({ equipment, onClose }: EquipmentFormProps) {
  const { id = null, version = null } = equipment ?? {};
  const form = useForm({ defaultValues: recordValues(described, equipment) });
  const [save] = useMutation(SaveEquipment, { refetchQueries: ["EquipmentPage"] });
  const frame = useSave({
    form,
    input: (values) => ({ id, version, ...recordInput(described, values) }),
    schema: equipmentSchema,
    save: (input) => save({ variables: { input } }),
    done: ({ name }) => t("equipment.nameIsSaved", { name }),
    onSaved: onClose,
    stale: ["equipment-changed"],
  });
  const { types, baysOf } = useEquipmentChoices();
  const [systems, facilityId] = useWatch({ control: form.control, name: ["systems", "facilityId"] });
  const served = (
    <CalibrationChecks
      label={t("equipment.servedSystems")}
      help={t("equipment.servedSystemsHelp")}
      error={form.getFieldState("systems", form.formState).error?.message}
      types={types}
      typed={systems}
      onChange={(typed) => form.setValue("systems", typed, { shouldDirty: true })}
    />
  );
  const certificate = (
    <CertificateInput
      fileId={useWatch({ control: form.control, name: "certificateFileId" })}
      onChange={(file) => form.setValue("certificateFileId", file, { shouldDirty: true })}
    />
  );

  return (
    <SheetForm {...frame} onCancel={onClose}>
      {equipment?.isActive && <EquipmentService equipment={equipment} />}
      <RecordFields
        of={described}
        form={form}
        links={{ facilityId: useFacilityChoices(), bayId: baysOf(facilityId) }}
        render={{ systems: served, certificateFileId: certificate }}
      />
    </SheetForm>
  );
}
