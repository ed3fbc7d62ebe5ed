import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import type { AuthProblem } from "#auth/auth-problem.ts";
import { problemOf } from "#auth/auth-problem.ts";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useAuth } from "#auth/use-auth.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";

type Proof = "key" | "none" | "password";

/** Asks for a security key, or for the password if the person has no key. */
export function ElevationDialog({ onSettle }: { onSettle: (proved: boolean) => void }) {
  const { elevateWithPassword, elevateWithSecurityKey } = useAuth();
  const { proof, unknown } = useProof();
  const [refused, setRefused] = useState<AuthProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const prove = async () => {
    setBusy(true);
    const password = fields.current?.querySelector("input")?.value ?? "";
    const problem = proof === "key" ? await elevateWithSecurityKey() : await elevateWithPassword(password);
    setBusy(false);
    setRefused(problem);
    if (!problem) onSettle(true);
  };

  return (
    <FormDialog
      title={t("accounts.isItYou")}
      action={proof === "key" ? t("accounts.useTheSecurityKey") : t("base.confirm")}
      busy={busy}
      problem={refused?.message ?? unknown}
      onSubmit={() => void (proof && proof !== "none" && prove())}
      onClose={() => onSettle(false)}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {words(proof)}
      </Typography>
      <div ref={fields}>
        {proof === null && !unknown && <Skeleton height={64} />}
        {proof === "password" && (
          <PasswordField label={t("accounts.yourPassword")} name="password" autoComplete="current-password" />
        )}
      </div>
    </FormDialog>
  );
}

function words(proof: Proof | null): string {
  if (proof === "key") return t("accounts.thisStepIsSensitiveTouchYour");
  if (proof === "none") return t("accounts.thisStepIsSensitiveAndYour");
  return t("accounts.thisStepIsSensitiveTypeYour");
}

function useProof(): { proof: Proof | null; unknown: string | null } {
  const client = useAccountClient();
  const [proof, setProof] = useState<Proof | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  useEffect(() => {
    client.readAccount().then(
      ({ securityKeys, hasPassword }) => setProof(securityKeys.length > 0 ? "key" : hasPassword ? "password" : "none"),
      (error: unknown) => setUnknown(problemOf(error).message),
    );
  }, [client]);

  return { proof, unknown };
}
