import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { Dialog } from "#ui/overlay/overlays.tsx";

interface LinksDialogFrameProps {
  title: ReactNode;
  /** Who can open what with such a link, and how long. */
  meaning: string;
  /** Where one is created. */
  newLink: ReactNode;
  /** What the list is called, and its lines; undefined until they are loaded. */
  list: string;
  links: readonly ReactNode[] | undefined;
  error: Error | undefined;
  onClose: () => void;
}

/** Where links that open something without a sign-in are created and ended. */
export function LinksDialogFrame({ title, meaning, newLink, ...props }: LinksDialogFrameProps) {
  const { list, links, error, onClose } = props;
  const titleId = useId();

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 560 } } }}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 3, alignContent: "start" }}>
        <Typography variant="body2" color="textSecondary">
          {meaning}
        </Typography>
        {newLink}
        {error && !links && <Alert severity="error">{wordsOfProblem(problemOf(error))}</Alert>}
        {!links && !error && <Skeleton variant="rounded" height={96} />}
        {links && (
          <Box component="ul" aria-label={list} sx={{ m: 0, p: 0, listStyle: "none" }}>
            {links}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("base.close")}</Button>
      </DialogActions>
    </Dialog>
  );
}
