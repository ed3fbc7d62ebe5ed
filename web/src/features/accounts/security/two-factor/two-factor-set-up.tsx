import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import type { TotpSecret } from "#auth/account-client.ts";
import { useAccountClient } from "#auth/use-account-client.ts";
import { CodeText } from "#ui/text/code-text.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CodeInput } from "./code-input.tsx";
import { CurrentPasswordField } from "#features/accounts/security/current-password-field.tsx";
import { useAttempt } from "#features/accounts/security/use-attempt.ts";
import { useCode } from "./use-code.ts";

/** The secret is scanned or typed into the app; a first code proves that it works. */
export function TwoFactorSetUp({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const secret = useNewSecret();
  const code = useCode({ activeMfaType: "totp", done: t("accounts.twoStepSignInIsOn"), onDone });

  return (
    <FormDialog
      title={t("accounts.setUpTwoStepSignIn")}
      action={t("base.turnOn")}
      busy={code.busy}
      problem={code.problem ?? secret.problem}
      onSubmit={code.submit}
      onClose={onClose}
    >
      <Box component="ol" sx={{ m: 0, paddingInlineStart: 5, display: "grid", gap: 3, mb: 3 }}>
        <li>{t("accounts.installAuthenticatorApp")}</li>
        <li>
          {t("accounts.scanThisCode")}
          <Secret totp={secret.totp} />
        </li>
        <li>{t("accounts.keepTheSecretOnPaperIn")}</li>
      </Box>
      <CodeInput {...code.field} />
      <CurrentPasswordField {...code.currentPassword} />
    </FormDialog>
  );
}

function Secret({ totp }: { totp: TotpSecret | null }) {
  if (!totp) return <Skeleton variant="rounded" width={200} height={200} sx={{ my: 3 }} />;

  return (
    <Box sx={{ display: "grid", gap: 2, my: 3, justifyItems: "start" }}>
      {/* White around it in every scheme: cameras look for dark on light. */}
      <Box
        component="img"
        src={totp.imageUrl}
        alt={t("accounts.qrCodeForYourAuthenticatorApp")}
        sx={{ width: 200, height: 200, p: 2, borderRadius: 1, bgcolor: "common.white" }}
      />
      <Typography component="div" variant="body2" sx={{ overflowWrap: "anywhere" }}>
        <CodeText
          code={totp.totpSecret}
          shown={totp.totpSecret.match(/.{1,4}/g)?.join(" ") ?? ""}
          label={t("accounts.secret")}
        />
      </Typography>
    </Box>
  );
}

function useNewSecret(): { totp: TotpSecret | null; problem: string | null } {
  const client = useAccountClient();
  const { attempt, problem } = useAttempt();
  const [totp, setTotp] = useState<TotpSecret | null>(null);
  useEffect(() => {
    void attempt(async () => setTotp(await client.generateTotp()));
    // oxlint-disable-next-line react/exhaustive-deps -- one secret per opening: another would make the scanned one worthless
  }, [client]);

  return { totp, problem };
}
