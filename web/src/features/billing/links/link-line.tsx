import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { BillingLinkLineFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { formatMoment } from "#ui/time/times.ts";
import { useNow } from "#ui/time/use-now.ts";

const BillingLinkLine = graphql(`
  fragment BillingLinkLine on BillingLink {
    id
    email
    createdAt
    expiresAt
    openedAt
    revokedAt
  }
`);

const RevokeBillingLink = graphql(`
  mutation RevokeBillingLink($input: RevokeBillingLinkInput!) {
    revokeBillingLink(input: $input) {
      billingLink {
        id
        ...BillingLinkLine
      }
    }
  }
`);

/** A link with what became of it. */
export function LinkLine({ link: masked }: { link: FragmentType<typeof BillingLinkLine> }) {
  const link = readFragment(BillingLinkLine, masked);
  const { id } = link;
  const email = link.email || t("billing.linkForNobodysEmail");
  const [revoke] = useMutation(RevokeBillingLink);
  const { busy, run } = useVerb();
  const confirm = useConfirm();
  const now = useNow();
  const end = async () => {
    if (!(await confirm(t("billing.revokeTheLink", { email })))) return;
    await run(() => revoke({ variables: { input: { id } } }), t("billing.linkWasRevoked"));
  };

  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 48 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TwoLines main={<bdi dir="ltr">{email}</bdi>} second={stateOf(link, now)} />
      </Box>
      {isLive(link, now) && (
        <Button
          size="small"
          color="error"
          loading={busy}
          aria-label={t("billing.revokeLinkOf", { email })}
          onClick={() => void end()}
        >
          {t("base.revoke")}
        </Button>
      )}
    </Box>
  );
}

const isLive = ({ revokedAt, expiresAt }: BillingLinkLineFragment, now: Date): boolean =>
  revokedAt === null && Date.parse(expiresAt) > now.getTime();

function stateOf(link: BillingLinkLineFragment, now: Date): string {
  const { revokedAt, expiresAt, openedAt, createdAt } = link;
  if (revokedAt !== null) return t("billing.linkRevokedAt", { moment: formatMoment(revokedAt) });
  if (!isLive(link, now)) return t("billing.linkExpiredAt", { moment: formatMoment(expiresAt) });
  const opened = openedAt ? t("billing.linkOpenedAt", { moment: formatMoment(openedAt) }) : t("billing.linkNotOpened");
  return `${t("billing.linkCreatedAt", { moment: formatMoment(createdAt) })} · ${opened}`;
}
