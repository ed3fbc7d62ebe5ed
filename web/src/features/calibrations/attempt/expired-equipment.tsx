import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import type { AttemptForm } from "./attempt-fields.tsx";

interface ExpiredEquipmentProps {
  form: AttemptForm;
  names: readonly string[];
  /** The dialog says it already. */
  isSaid: boolean;
}

/** Expired equipment proves no pass; an admin may say why it counts. */
export function ExpiredEquipment({ form, names, isSaid }: ExpiredEquipmentProps) {
  const isAdmin = roleOf(useAuth().user) === "admin";
  if (names.length === 0) return null;

  return (
    <>
      {!isSaid && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t("equipment.expired", { names: names.join(", ") })}
        </Alert>
      )}
      {isAdmin && (
        <TextInput
          form={form}
          name="overrideNote"
          label={t("equipment.whyItCounts")}
          input={{ multiline: true, minRows: 2 }}
        />
      )}
    </>
  );
}
