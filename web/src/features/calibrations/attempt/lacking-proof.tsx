import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import type { AttemptForm } from "./attempt-fields.tsx";

interface LackingProofProps {
  form: AttemptForm;
  /** What is lacking; null: nothing. */
  words: string | null;
  /** The dialog says it already. */
  isSaid: boolean;
}

/** Without equipment and a technician that prove it there is no pass; an admin may say why it counts. */
export function LackingProof({ form, words, isSaid }: LackingProofProps) {
  const isAdmin = roleOf(useAuth().user) === "admin";
  if (words === null) return null;

  return (
    <>
      {!isSaid && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {words}
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
