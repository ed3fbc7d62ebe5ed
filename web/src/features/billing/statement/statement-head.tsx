import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { customerName } from "#records/customer-name.ts";
import { useShopName } from "#ui/text/shop.ts";
import { formatDay } from "#ui/time/times.ts";

const StatementHeadFields = graphql(`
  fragment StatementHead on AccountStatement {
    from
    to
    customer {
      ...CustomerName
      address {
        id
        street
        city
        state
        postalCode
      }
    }
  }
`);

/** Whose statement it is, from whom, and of which days: as on a letter. */
export function StatementHead({ statement }: { statement: FragmentType<typeof StatementHeadFields> }) {
  const { from, to, customer } = readFragment(StatementHeadFields, statement);
  const shop = useShopName();
  const place = customer?.address;

  return (
    <Card
      sx={{ px: { xs: 4, md: 5 }, py: 4, display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 4 }}
    >
      <div>
        <Typography variant="h2" component="p" dir="auto">
          {customer && customerName(customer)}
        </Typography>
        {place && (
          <Typography variant="body2" color="textSecondary" dir="auto">
            {place.street}
            <br />
            {[place.city, place.state, place.postalCode].filter(Boolean).join(", ")}
          </Typography>
        )}
      </div>
      <Box sx={{ textAlign: { sm: "end" } }}>
        <Typography variant="body2" dir="auto">
          {shop}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t("billing.fromDayToDay", { from: formatDay(from), to: formatDay(to) })}
        </Typography>
      </Box>
    </Card>
  );
}
