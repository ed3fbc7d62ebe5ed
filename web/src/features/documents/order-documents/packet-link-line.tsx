import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { PacketLinkLineFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { formatMoment } from "#ui/time/times.ts";
import { useNow } from "#ui/time/use-now.ts";

const PacketLinkLineFields = graphql(`
  fragment PacketLinkLine on DocumentLink {
    id
    recipient
    expiresAt
    revokedAt
    openedCount
    lastOpenedAt
  }
`);

const RevokeDocumentLink = graphql(`
  mutation RevokeDocumentLink($input: RevokeDocumentLinkInput!) {
    revokeDocumentLink(input: $input) {
      documentLink {
        id
        ...PacketLinkLine
      }
    }
  }
`);

/** A link with what became of it. */
export function PacketLinkLine({ link: masked }: { link: FragmentType<typeof PacketLinkLineFields> }) {
  const link = readFragment(PacketLinkLineFields, masked);
  const { id, recipient } = link;
  const [revoke] = useMutation(RevokeDocumentLink);
  const { busy, run } = useVerb();
  const confirm = useConfirm();
  const now = useNow();
  const end = async () => {
    if (!(await confirm(t("documents.revokePacketLink", { recipient })))) return;
    await run(() => revoke({ variables: { input: { id } } }), t("documents.packetLinkWasRevoked"));
  };

  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 48 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TwoLines main={<bdi>{recipient}</bdi>} second={stateOf(link, now)} />
      </Box>
      {!link.revokedAt && new Date(link.expiresAt) > now && (
        <Button
          size="small"
          color="error"
          loading={busy}
          aria-label={t("documents.revokePacketLinkOf", { recipient })}
          onClick={() => void end()}
        >
          {t("base.revoke")}
        </Button>
      )}
    </Box>
  );
}

function stateOf({ expiresAt, revokedAt, openedCount, lastOpenedAt }: PacketLinkLineFragment, now: Date): string {
  const life = revokedAt
    ? t("documents.packetLinkRevoked", { moment: formatMoment(revokedAt) })
    : new Date(expiresAt) > now
      ? t("documents.packetLinkLive", { moment: formatMoment(expiresAt) })
      : t("documents.packetLinkExpired", { moment: formatMoment(expiresAt) });
  const opened = lastOpenedAt
    ? t("documents.packetLinkOpened", { count: openedCount, moment: formatMoment(lastOpenedAt) })
    : t("documents.packetLinkUnopened");
  return [life, opened].join(" · ");
}
