import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { AuthState } from "#auth/machines/auth-state.ts";
import type { SignedInUser } from "#auth/session.ts";

interface SwitchDialogProps {
  people: NonNullable<AuthState["switching"]>;
  onAnswer: (isTaken: boolean) => void;
}

/** People choose their names themselves: the address says who it is. */
const nameOf = ({ displayName, email, phoneNumber }: SignedInUser): string => email ?? phoneNumber ?? displayName;

/** Whoever sends a link could otherwise make somebody work in an account that is not theirs. */
export function SwitchDialog({ people: { current, offered }, onAnswer }: SwitchDialogProps) {
  const title = useId();
  const [currentName, offeredName] = [nameOf(current), nameOf(offered)];

  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t("app.switchAccounts")}</DialogTitle>
      <DialogContent sx={{ overflowWrap: "anywhere" }}>
        <Typography>{t("app.linkOfSomebodyElse", { offered: offeredName, current: currentName })}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexDirection: "column", alignItems: "stretch", gap: 1, px: 3, pb: 3, "&& > *": { m: 0 } }}>
        <Button variant="contained" onClick={() => onAnswer(false)} sx={{ overflowWrap: "anywhere" }}>
          {t("app.stayAs", { name: currentName })}
        </Button>
        <Button variant="outlined" onClick={() => onAnswer(true)} sx={{ overflowWrap: "anywhere" }}>
          {t("app.switchTo", { name: offeredName })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
