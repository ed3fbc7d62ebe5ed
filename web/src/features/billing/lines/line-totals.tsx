import { cents, formatCents, type Cents } from "@boresight/domain/base/money";
import { computeTotals, marginOf, type TaxComponent } from "@boresight/domain/billing/document-totals";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useWatch, type Control } from "react-hook-form";
import { countedLineOf, type DocumentValues } from "./line-values.ts";
import { finePercents } from "#ui/text/percents.ts";

export interface TaxesOfDocument {
  components: readonly TaxComponent[];
  isExempt: boolean;
}

interface LineTotalsProps {
  control: Control<DocumentValues>;
  taxes: TaxesOfDocument;
}

/** What the lines come to while they are typed, with each tax by itself, and the margin for who may see it. */
export function LineTotals({ control, taxes: { components, isExempt } }: LineTotalsProps) {
  const lines = useWatch({ control, name: "lines" });
  const totals = computeTotals({ lines: lines.map(countedLineOf), taxes: components, isTaxExempt: isExempt });
  if (!totals) return <Alert severity="error">{t("billing.totalIsTooLarge")}</Alert>;
  const margin = marginOfLines(lines, totals.lineTotals);

  return (
    <Box
      component="dl"
      aria-label={t("billing.totals")}
      sx={{
        m: 0,
        ml: "auto",
        width: { xs: "100%", sm: 320 },
        display: "grid",
        gridTemplateColumns: "1fr auto",
        columnGap: 6,
        rowGap: 1,
        "& dd": { m: 0, textAlign: "end" },
        "& dt, & dd": { color: "text.secondary" },
      }}
    >
      <Sum label={t("orders.subtotal")} amount={totals.subtotal} />
      {totals.taxes.map(({ name, rate, amount }) => (
        <Sum
          key={name}
          label={t("billing.taxAtRate", { name, rate: finePercents.format(rate / 100_000) })}
          amount={amount}
        />
      ))}
      {isExempt && <Sum label={t("billing.taxExempt")} amount={cents(0)} />}
      <Sum label={t("base.total")} amount={totals.total} strong />
      {margin !== null && <Sum label={t("base.margin")} amount={margin} />}
    </Box>
  );
}

function marginOfLines(lines: DocumentValues["lines"], lineTotals: readonly Cents[]): Cents | null {
  const priced = lines.flatMap(({ purchaseCost, ...line }, index) => {
    const totalPrice = lineTotals[index];
    if (purchaseCost === null || totalPrice === undefined) return [];
    const { quantity } = countedLineOf({ ...line, purchaseCost });
    return [{ totalPrice, quantity, purchaseCost: cents(purchaseCost) }];
  });
  return lines.length > 0 && priced.length === lines.length ? marginOf(priced) : null;
}

function Sum({ label, amount, strong = false }: { label: string; amount: Cents; strong?: boolean }) {
  const looks = strong ? { "&&": { color: "text.primary", fontWeight: 600, fontSize: "1rem" } } : {};

  return (
    <>
      <Box component="dt" dir="auto" sx={looks}>
        {label}
      </Box>
      <Box component="dd" sx={{ fontFeatureSettings: '"tnum"', ...looks }}>
        <bdi dir="ltr">{formatCents(amount)}</bdi>
      </Box>
    </>
  );
}
