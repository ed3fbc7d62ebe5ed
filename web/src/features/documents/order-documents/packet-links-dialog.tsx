import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { problemOf } from "#data/problem.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { Dialog } from "#ui/overlay/overlays.tsx";
import { NewPacketLink } from "./new-packet-link.tsx";
import { PacketLinkLine } from "./packet-link-line.tsx";

const PacketLinks = graphql(`
  query PacketLinks($id: UUID!) {
    serviceOrder(id: $id) {
      id
      documentLinks(first: 20, orderBy: CREATED_AT_DESC) {
        nodes {
          id
          ...PacketLinkLine
        }
      }
    }
  }
`);

interface PacketLinksDialogProps {
  orderId: string;
  onClose: () => void;
}

/** The links by which insurers download an order's packet: created to be copied, and ended. */
export function PacketLinksDialog({ orderId, onClose }: PacketLinksDialogProps) {
  const titleId = useId();
  const { data, error } = useQuery(PacketLinks, { variables: { id: orderId }, fetchPolicy: "cache-and-network" });

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 560 } } }}>
      <DialogTitle id={titleId}>{t("documents.sharePacket")}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 3, alignContent: "start" }}>
        <Typography variant="body2" color="textSecondary">
          {t("documents.whoeverHasPacketLink")}
        </Typography>
        <NewPacketLink orderId={orderId} />
        {error && !data && <Alert severity="error">{problemOf(error).message}</Alert>}
        {!data && !error && <Skeleton variant="rounded" height={96} />}
        {data && (
          <Box component="ul" aria-label={t("documents.packetLinks")} sx={{ m: 0, p: 0, listStyle: "none" }}>
            {rowsOf(data.serviceOrder?.documentLinks).map((link) => (
              <PacketLinkLine key={link.id} link={link} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("base.close")}</Button>
      </DialogActions>
    </Dialog>
  );
}
