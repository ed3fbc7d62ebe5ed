import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { Dialog } from "#ui/overlay/overlays.tsx";
import type { Books } from "./use-books.ts";
import { useConnectionVerbs } from "./use-connection-verbs.ts";

/** Asks whether another company than before is to be the shop's books. It stays until it is answered. */
export function OfferedCompany({ books: { current, offered, former } }: { books: Books }) {
  const titleId = useId();
  const { busy, problem, confirm, decline } = useConnectionVerbs();
  if (!offered) return null;
  const earlier = (current ?? former)?.companyName;
  const { id, companyName: company } = offered;

  return (
    <Dialog open aria-labelledby={titleId} slotProps={{ paper: { sx: { width: "100%", maxWidth: 480 } } }}>
      <DialogTitle id={titleId}>{t("accounting.useOtherCompany", { company })}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 3 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <DialogContentText>
          {earlier
            ? t("accounting.otherCompanyHelp", { company, earlier })
            : t("accounting.otherCompanyHelpAlone", { company })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={() => void decline(id)}>
          {current ? t("accounting.keepCompany", { company: current.companyName }) : t("accounting.dontConnect")}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void confirm(id)}>
          {t("accounting.useThisCompany")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
