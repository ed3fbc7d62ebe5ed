import { t } from "@boresight/domain/texts/text";
import { passwordSchema } from "@boresight/domain/accounts/credentials-schema";
import { clientErrorCatalogue } from "@boresight/domain/base/client-errors";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useRef, useState, type FormEvent } from "react";
import { AuthError } from "#auth/auth-problem.ts";
import { useAuth } from "#auth/use-auth.ts";
import { newPasswordProblem } from "#features/accounts/new-password-problem.ts";
import { useOwnAccount } from "#features/accounts/own-account.tsx";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { useProvedAttempt } from "./use-proved-attempt.ts";

export function PasswordCard() {
  const { changePassword } = useAuth();
  const { attempt, busy, problem, refused, currentPassword } = useProvedAttempt();
  const unfit = newPasswordProblem(refused);
  const { reload } = useOwnAccount();
  const showMessage = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<string>();
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const newPassword = new FormData(event.currentTarget).get("newPassword");
    const { data } = passwordSchema.safeParse(newPassword);
    setWrong(data ? undefined : clientErrorCatalogue["invalid-password"].message);
    if (!data) return;
    const changed = await attempt(async (proof) => {
      const refused = await changePassword({ newPassword: data, ...proof });
      if (refused) throw new AuthError(refused);
    });
    if (!changed) return;
    form.current?.reset();
    showMessage(t("accounts.passwordIsChanged"));
    await reload();
  };

  return (
    <SectionCard title={t("base.password")}>
      <Box
        component="form"
        noValidate
        ref={form}
        onSubmit={(event) => void change(event)}
        sx={{ display: "grid", gap: 1, maxWidth: 420 }}
      >
        {problem && !unfit && <Alert severity="error">{problem}</Alert>}
        <CurrentPasswordField {...currentPassword} />
        <PasswordField
          label={t("accounts.newPassword")}
          name="newPassword"
          error={wrong ?? unfit}
          help={t("accounts.otherDevicesSignedOut")}
          autoComplete="new-password"
        />
        <Button type="submit" variant="outlined" loading={busy} sx={{ justifySelf: "start" }}>
          {t("accounts.changePassword")}
        </Button>
      </Box>
    </SectionCard>
  );
}
