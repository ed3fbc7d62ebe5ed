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
import type { ReactNode } from "react";
import { MoneyText } from "#ui/form/money-text.tsx";
import { finePercents } from "#ui/text/percents.ts";

const LineItemFields = graphql(`
  fragment LineItemFields on LineItem {
    id
    description
    totalPrice
    quantity
    unitPrice
    isOptional
    isAccepted
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
  /** Each tax by itself; without them their sum is shown. */
  taxes?: readonly { name: string; rate: number; taxCents: number }[];
  /** For admins only. */
  margin?: number | null;
  /** Of an invoice that was paid, at least in part. */
  paidCents?: number;
  /** Of an invoice that awaits payment. */
  balanceCents?: number;
}

interface LineItemsProps {
  caption: string;
  lines: readonly FragmentType<typeof LineItemFields>[];
  totals: Totals;
  /** What is said of a line beside its description. */
  markOf?: (lineId: string) => ReactNode;
}

/** A document's line items and totals. */
export function LineItems({ caption, lines, totals, markOf = () => null }: LineItemsProps) {
  const { subtotalCents, taxCents, totalCents, taxes = [], margin = null, paidCents, balanceCents } = totals;

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
          <TableCell>{t("base.amount")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {readFragment(LineItemFields, lines).map((line) => (
          <Line key={line.id} line={line} mark={markOf(line.id)} />
        ))}
      </TableBody>
      <TableFooter sx={{ "& td": { border: 0, color: "text.secondary", py: 1 } }}>
        <Sum label={t("orders.subtotal")} cents={subtotalCents} />
        {taxes.length === 0 && <Sum label={t("base.tax")} cents={taxCents} />}
        {taxes.map((tax) => (
          <Sum
            key={tax.name}
            label={t("billing.taxAtRate", { name: tax.name, rate: finePercents.format(tax.rate / 100_000) })}
            cents={tax.taxCents}
          />
        ))}
        <Sum label={t("base.total")} cents={totalCents} strong />
        {paidCents !== undefined && <Sum label={t("orders.paid")} cents={paidCents} />}
        {balanceCents !== undefined && <Sum label={t("billing.openBalance")} cents={balanceCents} strong />}
        {margin !== null && <Sum label={t("base.margin")} cents={margin} />}
      </TableFooter>
    </Table>
  );
}

function Line({ line, mark }: { line: LineItemFieldsFragment; mark: ReactNode }) {
  const { description, quantity, unitPrice, totalPrice, lineItemType, isOptional, isAccepted } = line;

  return (
    <TableRow>
      <TableCell sx={{ verticalAlign: "top", overflowWrap: "anywhere" }}>
        <span dir="auto">{description}</span> {mark}
        {isOptional && (
          <Typography variant="caption" component="p" color="textSecondary">
            {isAccepted ? t("billing.optional") : t("billing.leftOut")}
          </Typography>
        )}
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
      <TableCell sx={{ verticalAlign: "top", ...(isAccepted ? {} : { textDecoration: "line-through" }) }}>
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
