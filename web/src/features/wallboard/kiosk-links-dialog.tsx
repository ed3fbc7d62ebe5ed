import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import List from "@mui/material/List";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import { KioskLinkLine } from "./kiosk-link-line.tsx";
import { NewKioskLink } from "./new-kiosk-link.tsx";
import type { Facility } from "./wallboard.fragment.ts";
import { Dialog } from "#ui/overlay/overlays.tsx";

const KioskLinks = graphql(`
  query KioskLinks {
    kioskLinks {
      id
      name
      facilityIds
      isPrivate
      rotateSeconds
      createdAt
    }
  }
`);

interface KioskLinksDialogProps {
  facilities: readonly Facility[];
  onClose: () => void;
}

/** Where an admin creates and revokes the links with which screens show the wallboard without a sign-in. */
export function KioskLinksDialog({ facilities, onClose }: KioskLinksDialogProps) {
  const titleId = useId();
  const { data, error } = useQuery(KioskLinks, { fetchPolicy: "cache-and-network" });
  const links = data?.kioskLinks ?? [];

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{t("wallboard.linksForScreens")}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 3, alignContent: "start" }}>
        <Typography variant="body2" color="textSecondary">
          {t("wallboard.aScreenOpensTheWallboardBy")}
        </Typography>
        {error && !data && <Alert severity="error">{wordsOfProblem(problemOf(error))}</Alert>}
        {links.length > 0 && (
          <List disablePadding aria-label={t("base.links")}>
            {links.map((link) => (
              <KioskLinkLine key={link.id} link={link} facilities={facilities} />
            ))}
          </List>
        )}
        <NewKioskLink facilities={facilities} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("base.close")}</Button>
      </DialogActions>
    </Dialog>
  );
}
