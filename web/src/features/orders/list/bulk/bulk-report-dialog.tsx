import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { RouteLink } from "#ui/layout/route-link.tsx";
import Link from "@mui/material/Link";
import type { BulkReport } from "./use-bulk-orders.ts";
import { Dialog } from "#ui/overlay/overlays.tsx";

interface BulkReportDialogProps {
  report: BulkReport;
  kind: "move" | "assign";
  onClose: () => void;
}

/** The orders that were not changed, each with its reason. */
export function BulkReportDialog({ report: { done, failures }, kind, onClose }: BulkReportDialogProps) {
  const counts = { done, failed: failures.length };

  return (
    <Dialog open onClose={onClose} aria-labelledby="bulk-report-title" slotProps={{ paper: { sx: { width: 520 } } }}>
      <DialogTitle id="bulk-report-title">
        {kind === "move" ? t("orders.movedAndNot", counts) : t("orders.assignedAndNot", counts)}
      </DialogTitle>
      <DialogContent>
        <List dense disablePadding aria-label={kind === "move" ? t("orders.notMoved") : t("orders.notAssigned")}>
          {failures.map(({ id, number, reason }) => (
            <ListItem key={id} disableGutters divider>
              <ListItemText
                primary={
                  <Link component={RouteLink} to={`/service-orders/${id}`} underline="hover">
                    <bdi>{number}</bdi>
                  </Link>
                }
                secondary={reason}
              />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t("base.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
