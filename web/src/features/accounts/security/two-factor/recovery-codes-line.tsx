import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useOwnAccount } from "#features/accounts/account/own-account.tsx";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { lazyPart } from "#ui/layout/lazy-part.tsx";
import { useAttempt } from "#features/accounts/security/use-attempt.ts";

const RecoveryCodesShown = lazyPart(async () => (await import("./recovery-codes-shown.tsx")).RecoveryCodesShown);

/** From this many on people are asked to make a new set. */
const few = 3;

interface RecoveryCodesLineProps {
  left: number;
  /** The code that has just turned two-step sign-in on: the first set follows at once. */
  firstCode: string | undefined;
}

/** How many recovery codes are left, and the way to a new set. */
export function RecoveryCodesLine({ left, firstCode }: RecoveryCodesLineProps) {
  const client = useAccountClient();
  const { reload } = useOwnAccount();
  const { attempt, busy, problem } = useAttempt();
  const confirm = useConfirm();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const make = async (proof: { code?: string } = {}) => {
    await attempt(async () => setCodes(await client.makeRecoveryCodes(proof)));
    await reload();
  };
  const renew = async () => {
    if (left === 0 || (await confirm(t("accounts.yourEarlierCodesStopWorking")))) await make();
  };
  useEffect(() => {
    if (firstCode !== undefined) void make({ code: firstCode });
    // oxlint-disable-next-line react/exhaustive-deps -- one set per set-up
  }, [firstCode]);

  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start", mt: 4 }}>
      {left <= few && <Alert severity="warning">{t("accounts.fewRecoveryCodes")}</Alert>}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
        <Typography variant="body2">{t("accounts.recoveryCodesLeft", { count: left })}</Typography>
        <Button variant="outlined" loading={busy} onClick={() => void renew()}>
          {t("accounts.makeRecoveryCodes")}
        </Button>
      </Box>
      {codes.length > 0 && <RecoveryCodesShown codes={codes} onClose={() => setCodes([])} />}
    </Box>
  );
}
