import { t } from "@boresight/domain/texts/text";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableFooter from "@mui/material/TableFooter";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { LineItemFieldsFragment } from "#graphql/graphql.ts";
import { MoneyText } from "#ui/form/money-text.tsx";

const LineItemFields = graphql(`
  fragment LineItemFields on LineItem {
    id
    description
    totalPrice
    quantity
    unitPrice
    lineItemType {
      id
      name
    }
  }
`);

interface Totals {
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
}

/** A document's line items and totals. */
export function LineItems({
  caption,
  lines,
  totals,
}: {
  caption: string;
  lines: readonly FragmentType<typeof LineItemFields>[];
  totals: Totals;
}) {
  return (
    <Table
      size="small"
      aria-label={caption}
      sx={{ "& td, & th": { px: 0, "&:not(:first-of-type)": { paddingInlineStart: 3, textAlign: "end" } } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{t("orders.item")}</TableCell>
          <TableCell>{t("orders.qty")}</TableCell>
          <TableCell>{t("orders.amount")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {readFragment(LineItemFields, lines).map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </TableBody>
      <TableFooter sx={{ "& td": { border: 0, color: "text.secondary", py: 1 } }}>
        <Sum label={t("orders.subtotal")} cents={totals.subtotalCents} />
        <Sum label={t("orders.tax")} cents={totals.taxCents} />
        <Sum label={t("orders.total")} cents={totals.totalCents} strong />
      </TableFooter>
    </Table>
  );
}

function Line({
  line: { description, quantity, unitPrice, totalPrice, lineItemType },
}: {
  line: LineItemFieldsFragment;
}) {
  return (
    <TableRow>
      <TableCell sx={{ verticalAlign: "top" }}>
        {description}
        {lineItemType && lineItemType.name !== description && (
          <Typography variant="caption" component="p" color="textSecondary">
            {lineItemType.name}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ verticalAlign: "top", whiteSpace: "nowrap" }}>
        <bdi dir="ltr">
          {quantity / 1000} × <MoneyText cents={unitPrice} />
        </bdi>
      </TableCell>
      <TableCell sx={{ verticalAlign: "top" }}>
        <MoneyText cents={totalPrice} />
      </TableCell>
    </TableRow>
  );
}

function Sum({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  const looks = strong ? { "&&": { color: "text.primary", fontWeight: 600, fontSize: "0.875rem" } } : {};

  return (
    <TableRow>
      <TableCell colSpan={2} sx={looks}>
        {label}
      </TableCell>
      <TableCell sx={looks}>
        <MoneyText cents={cents} />
      </TableCell>
    </TableRow>
  );
}
