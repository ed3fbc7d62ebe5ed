import { useMutation } from "@apollo/client/react";
import { credential as described } from "@boresight/domain/schedule/credentials/credential-fields";
import { credentialSchema } from "@boresight/domain/schedule/credentials/credential-schema";
import { t } from "@boresight/domain/texts/text";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { CertificateInput } from "#records/certificate/certificate-input.tsx";
import { RecordFields } from "#records/form/record-fields.tsx";
import { recordInput, recordValues, type RecordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import type { CalibrationType, HeldCredential } from "./held-credentials.ts";
import { CalibrationChecks } from "#records/form/calibration-checks.tsx";

const SaveCredential = graphql(`
  mutation SaveCredential($input: SaveCredentialInput!, $keeps: Boolean!, $now: Datetime!) {
    saveCredential(input: $input) {
      user {
        id
        ...TechnicianFields
      }
    }
  }
`);

type CredentialValues = RecordValues<(typeof described)["fields"]>;

interface CredentialFormProps {
  userId: string;
  /** Null for a new one. */
  credential: HeldCredential | null;
  types: readonly CalibrationType[];
  /** When the list was loaded. */
  now: string;
  onClose: () => void;
}

export function CredentialForm({ userId, credential, types, now, onClose }: CredentialFormProps) {
  const { id = null, version = null } = credential ?? {};
  const form = useForm({ defaultValues: recordValues(described, credential) });
  const [save] = useMutation(SaveCredential);
  const frame = useSave({
    form,
    input: (values) => ({ id, version, userId, ...recordInput(described, values) }),
    schema: credentialSchema,
    save: (input) => save({ variables: { input, keeps: true, now } }),
    done: ({ title }) => t("schedule.credentialIsSaved", { title }),
    onSaved: onClose,
    stale: ["credential-changed"],
  });
  const certificate = (
    <CertificateInput
      fileId={useWatch({ control: form.control, name: "certificateFileId" })}
      onChange={(file) => form.setValue("certificateFileId", file, { shouldDirty: true })}
    />
  );

  return (
    <SheetForm {...frame} onCancel={onClose}>
      <RecordFields
        of={described}
        form={form}
        render={{
          systems: <CoveredCalibrations form={form} types={types} />,
          certificateFileId: certificate,
        }}
      />
    </SheetForm>
  );
}

interface CoveredCalibrationsProps {
  form: UseFormReturn<CredentialValues>;
  types: readonly CalibrationType[];
}

/** The calibrations that a credential covers, each with a box. */
function CoveredCalibrations({ form, types }: CoveredCalibrationsProps) {
  const { error } = form.getFieldState("systems", form.formState);

  return (
    <CalibrationChecks
      label={t("schedule.coveredCalibrations")}
      help={t("schedule.noneCoversAllCalibrations")}
      error={error?.message}
      types={types}
      typed={useWatch({ control: form.control, name: "systems" })}
      onChange={(systems) => form.setValue("systems", systems, { shouldDirty: true })}
    />
  );
}
