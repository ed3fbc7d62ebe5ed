import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import { passwordMinBounds } from "@boresight/domain/settings/password-rules";
import { isPassword } from "@boresight/domain/accounts/credentials";
import Button from "@mui/material/Button";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { newPasswordProblem } from "#features/accounts/new-password-problem.ts";
import { useAsk } from "#features/accounts/sign-in/use-ask.ts";
import { VisitorForm } from "#features/accounts/sign-in/visitor-form.tsx";
import { VisitorPage } from "#features/accounts/sign-in/visitor-page.tsx";
import { BackLink } from "#features/accounts/sign-in/back-link.tsx";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";

/** Where the link of the mail leads: it has signed the person in, so that they may choose a new password. */
export function ResetPassword() {
  const { status, user } = useAuth();
  if (status === "signedIn") return <ChoosePassword name={user?.email ?? user?.displayName ?? ""} />;

  return (
    <VisitorPage title={t("accounts.thisLinkDoesNotWork")} lead={t("accounts.itWorksOnceForAnHour")}>
      <Button component={RouteLink} to="/forgot-password" variant="contained">
        {t("accounts.askForANewLink")}
      </Button>
      <BackLink />
    </VisitorPage>
  );
}

function ChoosePassword({ name }: { name: string }) {
  const { changePassword } = useAuth();
  const navigate = useNavigate();
  const showMessage = useMessage();
  const [wrong, setWrong] = useState<Problems>({});
  const { busy, refused, refusal, ask } = useAsk();
  const unfit = newPasswordProblem(refused);
  const send = async (typed: (name: string) => string) => {
    const newPassword = typed("password");
    const problems = problemsWith(newPassword, typed("again"));
    setWrong(problems);
    if (problems.password || problems.again || !(await ask(changePassword({ newPassword })))) return;
    showMessage(t("accounts.yourNewPasswordIsSet"));
    await navigate({ to: "/", search: {}, replace: true });
  };

  return (
    <VisitorPage
      title={t("accounts.chooseANewPassword")}
      lead={<RichText text={t("accounts.passwordFor", slots("name"))} name={<strong>{name}</strong>} />}
    >
      <VisitorForm action={t("accounts.setThePassword")} busy={busy} refusal={unfit ? null : refusal} onSend={send}>
        <PasswordField
          label={t("accounts.newPassword")}
          name="password"
          error={wrong.password ?? unfit}
          autoComplete="new-password"
        />
        <PasswordField
          label={t("accounts.theSameAgain")}
          name="again"
          error={wrong.again}
          autoComplete="new-password"
        />
      </VisitorForm>
    </VisitorPage>
  );
}

interface Problems {
  password?: string;
  again?: string;
}

/** All at once: a repeat that differs is said beside a password that is too short. */
const problemsWith = (password: string, again: string): Problems => ({
  ...(!isPassword(password) && {
    password: t("accounts.thePasswordNeedsAtLeastPasswordmin", { passwordMin: passwordMinBounds.least }),
  }),
  ...(password !== again && { again: t("accounts.thisDiffersFromTheOneAbove") }),
});
