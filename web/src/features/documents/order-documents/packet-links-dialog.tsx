import { isStaff } from "@boresight/domain/accounts/roles";
import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { LinksDialogFrame } from "#records/link/links-dialog-frame.tsx";
import { EndMailLinks } from "./end-mail-links.tsx";
import { NewPacketLink } from "./new-packet-link.tsx";
import { PacketLinkLine } from "./packet-link-line.tsx";

/** Somebody may download it while the dialog is open. */
const looksAgainAfter = 10_000;

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
  const staff = isStaff(roleOf(useAuth().user));
  const { data, error } = useQuery(PacketLinks, {
    variables: { id: orderId },
    fetchPolicy: "cache-and-network",
    pollInterval: looksAgainAfter,
  });

  return (
    <LinksDialogFrame
      title={t("documents.sharePacket")}
      meaning={t("documents.whoeverHasPacketLink")}
      newLink={
        <>
          <NewPacketLink orderId={orderId} />
          {staff && <EndMailLinks orderId={orderId} />}
        </>
      }
      list={t("documents.packetLinks")}
      links={
        data && rowsOf(data.serviceOrder?.documentLinks).map((link) => <PacketLinkLine key={link.id} link={link} />)
      }
      error={error}
      onClose={onClose}
    />
  );
}
