import { PhoneText } from "#ui/text/phone-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { MoneyText } from "#ui/form/money-text.tsx";
import { rowsOf } from "#data/rows.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import type { CustomerRowFragment } from "#graphql/graphql.ts";
import { CustomerName } from "./customer-columns.tsx";
import { kindWord } from "#records/customer-kinds.ts";
import { CustomerMarks } from "./customer-marks.tsx";

/** A customer as a card. */
export function CustomerCard({ customer }: { customer: CustomerRowFragment }) {
  const { phone, email, customerKind, openOrders, serviceOrders, tags, accounts } = customer;
  const [last] = rowsOf(serviceOrders);

  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
        <CustomerName customer={customer} />
        <Typography variant="body2" color="textSecondary" noWrap>
          {t("customers.totalcountOpen", { totalCount: openOrders.totalCount })}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {kindWord(customerKind)} · {phone ? <PhoneText phone={phone} /> : <bdi>{email}</bdi>}
      </Typography>
      {last && (
        <Typography variant="body2" color="textSecondary">
          {t("customers.lastOrder")}: <RelativeTime moment={last.createdAt} />
        </Typography>
      )}
      {accounts && accounts.openBalance > 0 && (
        <Typography variant="body2">
          {t("billing.openBalance")}: <MoneyText cents={accounts.openBalance} />
        </Typography>
      )}
      {tags.length > 0 && (
        <Typography variant="body2" color="textSecondary" dir="auto">
          {tags.join(" · ")}
        </Typography>
      )}
      <CustomerMarks customer={customer} />
    </Box>
  );
}
