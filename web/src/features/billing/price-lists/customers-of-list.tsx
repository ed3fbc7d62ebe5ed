import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { rowsOf } from "#data/rows.ts";
import type { EditedPriceListFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";

/** Who pays the prices of a list; the list is chosen in the customer's form. */
export function CustomersOfList({ customers }: Pick<EditedPriceListFragment, "customers">) {
  const shown = rowsOf(customers);
  const more = customers.totalCount - shown.length;

  return (
    <Box component="section" sx={{ my: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t("billing.countCustomers", { count: customers.totalCount })}
      </Typography>
      {shown.length > 0 && (
        <Box component="ul" sx={{ m: 0, mb: 1, paddingInlineStart: 4 }}>
          {shown.map((customer) => (
            <li key={customer.id}>
              <Link component={RouteLink} to={`/customers/${customer.id}`}>
                <bdi>{customerName(customer)}</bdi>
              </Link>
            </li>
          ))}
          {more > 0 && <li>{t("billing.andMore", { count: more })}</li>}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        {t("billing.listIsChosenAtTheCustomer")}
      </Typography>
    </Box>
  );
}
