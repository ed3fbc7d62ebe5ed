import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";

const InviteDialog = lazyPart(async () => (await import("./invite-login-dialog.tsx")).InviteLoginDialog);

export const OwnLogins = graphql(`
  fragment OwnLogins on Customer {
    id
    logins(first: 50, orderBy: DISPLAY_NAME_ASC) {
      nodes {
        id
        displayName
      }
    }
  }
`);

/** Customers see who signs in for their company, and invite their colleagues themselves. */
export function LoginsOfCompany({ company }: { company: FragmentType<typeof OwnLogins> }) {
  const { logins } = readFragment(OwnLogins, company);
  const ownId = useAuth().user?.id;
  const [isInviting, setInviting] = useState(false);

  return (
    <SectionCard
      title={t("customers.whoSignsIn")}
      flush
      aside={
        <Button size="small" onClick={() => setInviting(true)}>
          {t("customers.inviteAColleague")}
        </Button>
      }
    >
      <RowList label={t("customers.whoSignsIn")}>
        {rowsOf(logins).map(({ id, displayName: name }) => (
          <ListRow key={id} main={id === ownId ? t("customers.nameThatsYou", { name }) : name} />
        ))}
      </RowList>
      <Typography variant="body2" color="textSecondary" sx={{ px: 5, pb: 2 }}>
        {t("customers.colleaguesSeeEverything")}
      </Typography>
      <Suspense>{isInviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
    </SectionCard>
  );
}
