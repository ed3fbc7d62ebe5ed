import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { AuthProblem } from "#auth/auth-problem.ts";
import { useAuth } from "#auth/use-auth.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { CodeInput } from "./two-factor/code-input.tsx";
import { useProof, type Proof } from "./use-proof.ts";

interface ElevationDialogProps {
  isPasswordNew: boolean;
  onSettle: (proved: boolean) => void;
}

/** Asks for a security key; of people who have none for the password or a code. */
export function ElevationDialog({ isPasswordNew, onSettle }: ElevationDialogProps) {
  const { elevateWith, elevateWithSecurityKey } = useAuth();
  const { proof, other, unknown, chooseOther } = useProof(isPasswordNew);
  const [refused, setRefused] = useState<AuthProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState("");
  const prove = async (by: Proof) => {
    setBusy(true);
    const typedProof = { by: by === "password" ? by : ("code" as const), typed };
    const problem = await (by === "key" ? elevateWithSecurityKey() : elevateWith(typedProof));
    setBusy(false);
    setRefused(problem);
    if (!problem) onSettle(true);
  };
  const change = () => {
    setTyped("");
    setRefused(null);
    chooseOther();
  };

  return (
    <FormDialog
      title={t("accounts.isItYou")}
      action={proof === "key" ? t("accounts.useTheSecurityKey") : t("base.confirm")}
      busy={busy}
      problem={(proof === "key" ? refused?.message : null) ?? unknown}
      onSubmit={() => void (proof && proof !== "none" && prove(proof))}
      onClose={() => onSettle(false)}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {proof && words[proof]}
      </Typography>
      {proof === null && !unknown && <Skeleton height={64} />}
      <ProofField proof={proof} value={typed} error={refused?.message} onType={setTyped} />
      {other && (
        <Button sx={{ justifySelf: "start" }} onClick={change}>
          {other === "password" ? t("accounts.useYourPassword") : t("accounts.useACodeInstead")}
        </Button>
      )}
    </FormDialog>
  );
}

const words: Record<Proof, string> = {
  key: t("accounts.thisStepIsSensitiveTouchYour"),
  password: t("accounts.thisStepIsSensitiveTypeYour"),
  appCode: t("accounts.thisStepIsSensitiveAppCode"),
  sentCode: t("accounts.thisStepIsSensitiveSentCode"),
  none: t("accounts.thisStepIsSensitiveAndYour"),
};

interface ProofFieldProps {
  proof: Proof | null;
  value: string;
  error: string | undefined;
  onType: (typed: string) => void;
}

function ProofField({ proof, value, error, onType }: ProofFieldProps) {
  if (proof === "password") {
    const field = { value, error, onType, name: "password", autoComplete: "current-password" } as const;
    return <PasswordField {...field} label={t("accounts.yourPassword")} />;
  }
  if (proof !== "appCode" && proof !== "sentCode") return null;
  return <CodeInput value={value} error={error} onChange={onType} isSent={proof === "sentCode"} />;
}
