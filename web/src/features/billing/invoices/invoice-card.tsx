import { t } from "@boresight/domain/texts/text";
import { formatCents } from "@boresight/domain/base/money";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { InvoiceRowFragment } from "#graphql/graphql.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { formatDay } from "#ui/time/times.ts";
import { useNow } from "#ui/time/use-now.ts";
import { InvoiceMarks, invoicedCustomer, invoiceName, orderOrOpening, vehicleOf } from "./invoice-columns.tsx";
import { ageingWords } from "./invoice-due.ts";

/** An invoice on a phone. */
export function InvoiceCard({ invoice }: { invoice: InvoiceRowFragment }) {
  const { dueDate, totalCents, balanceCents } = invoice;
  const vehicle = vehicleOf(invoice);
  const about = [
    dueDate && t("billing.dueOn", { date: formatDay(dueDate) }),
    ageingWords(invoice, useNow()),
    balanceCents !== totalCents && t("billing.openOfTotal", { total: formatCents(totalCents) }),
  ];

  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
        <Typography sx={{ fontWeight: 500 }}>
          <bdi>{invoiceName(invoice)}</bdi>
        </Typography>
        <MoneyText cents={balanceCents} />
      </Box>
      <Typography variant="body2">
        <bdi>{invoicedCustomer(invoice)}</bdi>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <bdi>{orderOrOpening(invoice)}</bdi>
        {vehicle && (
          <>
            {" · "}
            <bdi>{vehicle}</bdi>
          </>
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {about.filter(Boolean).join(" · ")}
      </Typography>
      <InvoiceMarks invoice={invoice} />
    </Box>
  );
}
