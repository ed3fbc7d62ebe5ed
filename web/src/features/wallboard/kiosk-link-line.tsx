import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { graphql } from "#graphql/gql.ts";
import type { KioskLinksQuery } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import type { Facility } from "./wallboard.fragment.ts";

const RevokeKioskLink = graphql(`
  mutation RevokeKioskLink($input: RevokeKioskLinkInput!) {
    revokeKioskLink(input: $input) {
      revoked
    }
  }
`);

type Link = NonNullable<KioskLinksQuery["kioskLinks"]>[number];

export function KioskLinkLine({ link, facilities }: { link: Link; facilities: readonly Facility[] }) {
  const [revoke, { loading }] = useMutation(RevokeKioskLink, { refetchQueries: ["KioskLinks"] });
  const confirm = useConfirm();
  const { run } = useVerb();
  const end = async () => {
    if (!(await confirm(t("wallboard.everyScreenThatShowsTheBoard", { name: link.name })))) return;
    await run(
      () => revoke({ variables: { input: { id: link.id } } }),
      t("wallboard.theLinkNameIsRevoked", { name: link.name }),
    );
  };

  return (
    <ListItem divider disableGutters sx={{ gap: 2 }}>
      <ListItemText primary={link.name} secondary={wordsOf(link, facilities)} />
      <Button
        color="error"
        size="small"
        aria-label={t("wallboard.revokeName", { name: link.name })}
        loading={loading}
        onClick={() => void end()}
      >
        {t("base.revoke")}
      </Button>
    </ListItem>
  );
}

function wordsOf({ facilityIds, isPrivate }: Link, facilities: readonly Facility[]): string {
  const names = facilities.filter(({ id }) => facilityIds?.includes(id)).map(({ name }) => name);
  return [
    facilityIds ? names.join(", ") : t("base.allLocations"),
    isPrivate ? t("wallboard.withoutNames") : t("wallboard.withNames"),
  ].join(" · ");
}
