import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import type { Proof } from "#auth/account-client.ts";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useOwnAccount } from "#features/accounts/own-account.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ProofDialog } from "#features/accounts/security/proof-dialog.tsx";
import { useAttempt } from "#features/accounts/security/use-attempt.ts";

const RecoveryCodesShown = lazyPart(async () => (await import("./recovery-codes-shown.tsx")).RecoveryCodesShown);

/** From this many on people are asked to make a new set. */
const few = 3;

interface RecoveryCodesLineProps {
  left: number;
  /** Two-step sign-in has just been turned on: the first set follows at once, by the proof that it took. */
  isNew: boolean;
}

/** How many recovery codes are left, and the way to a new set. */
export function RecoveryCodesLine({ left, isNew }: RecoveryCodesLineProps) {
  const client = useAccountClient();
  const { reload } = useOwnAccount();
  const { attempt, busy, problem } = useAttempt();
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const make = async (proof: Proof) => setCodes(await client.makeRecoveryCodes(proof));
  const made = () => {
    setAsking(false);
    void reload();
  };
  useEffect(() => {
    if (isNew) void attempt(() => make({})).then(reload);
    // oxlint-disable-next-line react/exhaustive-deps -- one set per set-up
  }, [isNew]);

  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start", mt: 4 }}>
      {left <= few && <Alert severity="warning">{t("accounts.fewRecoveryCodes")}</Alert>}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
        <Typography variant="body2">{t("accounts.recoveryCodesLeft", { count: left })}</Typography>
        <Button variant="outlined" loading={busy} onClick={() => setAsking(true)}>
          {t("accounts.makeRecoveryCodes")}
        </Button>
      </Box>
      {isAsking && (
        <ProofDialog
          title={t("accounts.makeRecoveryCodes")}
          text={left > 0 ? t("accounts.yourEarlierCodesStopWorking") : t("accounts.recoveryCodesAreShownOnce")}
          action={t("accounts.makeRecoveryCodes")}
          work={make}
          onDone={made}
          onClose={() => setAsking(false)}
        />
      )}
      {codes.length > 0 && <RecoveryCodesShown codes={codes} onClose={() => setCodes([])} />}
    </Box>
  );
}
