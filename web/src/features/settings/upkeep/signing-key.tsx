import { problemsOf } from "@boresight/domain/base/problems";
import { signingKeyRotationSchema } from "@boresight/domain/documents/issued-document";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useAuth } from "#auth/use-auth.ts";
import { useElevated } from "#auth/use-elevated.ts";
import { callFunction } from "#data/call-function.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";

/** What documents are signed with, and how an admin replaces it. */
export function SigningKey() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 2 }}>
      <Box sx={{ flexGrow: 1, flexBasis: 260, minWidth: 0 }}>
        <Typography>{t("settings.signingKey")}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 680 }}>
          {t("settings.signingKeyLead")}
        </Typography>
      </Box>
      <Button variant="outlined" onClick={() => setIsAsked(true)}>
        {t("settings.replaceSigningKey")}
      </Button>
      {isAsked && <ReplaceDialog onClose={() => setIsAsked(false)} />}
    </Box>
  );
}

function ReplaceDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: "" } });
  const { token } = useAuth();
  const elevated = useElevated();
  const { frame, run } = useVerb({ form });
  const submit = form.handleSubmit(async (input) => {
    const { error } = signingKeyRotationSchema.safeParse(input);
    if (error) return showFieldProblems(form, problemsOf(error));
    const replace = () => elevated(() => callFunction({ path: "rotate-signing-key", input, token }));
    if (!(await run(replace, t("settings.signingKeyIsReplaced")))) onClose();
  });

  return (
    <FormDialog
      title={t("settings.replaceSigningKey")}
      action={t("settings.replaceIt")}
      {...frame(submit)}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t("settings.replacingKeyMeans")}
      </Typography>
      <TextInput form={form} name="reason" label={t("base.theReason")} input={{ multiline: true, minRows: 2 }} />
    </FormDialog>
  );
}
