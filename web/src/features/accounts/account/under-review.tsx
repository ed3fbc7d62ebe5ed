import { useQuery } from "@apollo/client/react";
import { namedCompany } from "@boresight/domain/accounts/named-company";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { PhoneText } from "#ui/text/phone-text.tsx";

const ShopContact = graphql(`
  query ShopContact {
    facilities(first: 50, orderBy: FACILITY_NAME_ASC) {
      nodes {
        id
        isBase
        isActive
        phone
        email
      }
    }
  }
`);

/** Shown to an account that has no customer yet: what happens, how long it takes, and whom to ask. */
export function UnderReview() {
  const { user } = useAuth();
  const company = namedCompany(user?.metadata);

  return (
    <BlankState kind="empty" title={t("accounts.weAreReviewingYourAccount")} action={<AskTheShop />}>
      {t("accounts.aboutWaitingForCompany")}
      <Typography component="span" variant="body2" sx={{ display: "block", mt: 3 }} dir="auto">
        {company ? t("accounts.youNamedCompany", { company }) : t("accounts.youNamedNoCompany")}
      </Typography>
    </BlankState>
  );
}

function AskTheShop() {
  const facilities = rowsOf(useQuery(ShopContact).data?.facilities);
  const base = facilities.find(({ isBase }) => isBase) ?? facilities.find(({ isActive }) => isActive);
  if (!base?.phone && !base?.email) return null;

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 2 }}>
      {base.phone && (
        <Button variant="outlined" href={`tel:${base.phone}`}>
          <PhoneText phone={base.phone} />
        </Button>
      )}
      {base.email && (
        <Button variant="outlined" href={`mailto:${base.email}`}>
          <bdi>{base.email}</bdi>
        </Button>
      )}
    </Box>
  );
}
