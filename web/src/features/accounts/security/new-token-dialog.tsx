import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import OutlinedInput from "@mui/material/OutlinedInput";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { Proof } from "#auth/account-client.ts";
import { useAccountClient } from "#auth/use-account-client.ts";
import { CodeText } from "#ui/text/code-text.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { FormField } from "#ui/form/form-field.tsx";
import { useOwnAccount } from "#features/accounts/own-account.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { useProvedAttempt } from "./use-proved-attempt.ts";
import { Dialog } from "#ui/overlay/overlays.tsx";

const day = 86_400_000;
const lives = [
  { days: 30, words: t("accounts.thirtyDays") },
  { days: 90, words: t("accounts.ninetyDays") },
  { days: 365, words: t("accounts.aYear") },
];

/** Asks for a name and an expiry, then shows the token once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const client = useAccountClient();
  const { reload } = useOwnAccount();
  const { attempt, busy, problem, currentPassword } = useProvedAttempt();
  const [name, setName] = useState("");
  const [days, setDays] = useState(90);
  const [unnamed, setUnnamed] = useState<string>();
  const [token, setToken] = useState<string | null>(null);
  const submit = async () => {
    const tidy = name.trim();
    if (!tidy) return setUnnamed(t("accounts.sayWhatTheTokenIsFor"));
    const wish = { expiresAt: new Date(Date.now() + days * day), metadata: { name: tidy } };
    setUnnamed(undefined);
    const make = async (proof: Proof) => setToken((await client.createPat({ ...wish, ...proof })).personalAccessToken);
    if (await attempt(make)) await reload();
  };
  if (token !== null) return <TokenShown token={token} onClose={onClose} />;

  return (
    <FormDialog
      title={t("accounts.newPersonalAccessToken")}
      action={t("accounts.makeTheToken")}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormField label={t("accounts.whatIsItFor")} error={unnamed}>
        {(ids) => (
          <OutlinedInput
            {...ids}
            error={unnamed !== undefined}
            size="small"

            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ input: { maxLength: 80 } }}
          />
        )}
      </FormField>
      <FormField label={t("accounts.howLongMayItBeUsed")}>
        {({ id }) => (
          <TextField
            select
            id={id}
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
            slotProps={{ select: { SelectDisplayProps: { "aria-label": t("accounts.howLongMayItBeUsed") } } }}
          >
            {lives.map((life) => (
              <MenuItem key={life.days} value={life.days}>
                {life.words}
              </MenuItem>
            ))}
          </TextField>
        )}
      </FormField>
      <CurrentPasswordField {...currentPassword} />
    </FormDialog>
  );
}

function TokenShown({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="token-title" slotProps={{ paper: { sx: { width: 480 } } }}>
      <DialogTitle id="token-title">{t("accounts.yourNewToken")}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 4, justifyItems: "start" }}>
        <Alert severity="warning">{t("ui.copyItNow")}</Alert>
        <CodeText code={token} label={t("accounts.token")} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t("ui.iHaveCopiedIt")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
