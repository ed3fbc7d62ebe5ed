import { methodWord } from "@boresight/domain/calibrations/method-words";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CatalogTypeFragment } from "#graphql/graphql.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { categoryWord } from "./category-words.ts";
import { TypeMenu } from "./type-menu.tsx";

type Column = TableColumn<CatalogTypeFragment>;

const name: Column = {
  field: "name",
  header: t("base.name"),
  flex: 2,
  minWidth: 220,
  sortable: true,
  show: (type) => <TwoLines main={<span dir="auto">{type.name}</span>} second={<bdi>{type.key}</bdi>} />,
};
const category: Column = {
  field: "category",
  header: t("base.category"),
  flex: 1,
  minWidth: 132,
  show: (type) => <TwoLines main={categoryWord(type.category)} second={methodWord(type.method)} />,
};
const unitPrice: Column = {
  field: "unitPrice",
  header: t("billing.unitPrice"),
  minWidth: 120,
  align: "right",
  sortable: true,
  show: (type) => <MoneyText cents={type.unitPrice} />,
};
const purchaseCost: Column = {
  field: "purchaseCost",
  header: t("billing.ourCost"),
  minWidth: 112,
  align: "right",
  sortable: true,
  show: (type) => <MoneyText cents={type.purchaseCost} />,
};
const minutes: Column = {
  field: "minutes",
  header: t("base.minutes"),
  minWidth: 96,
  align: "right",
  sortable: true,
  show: (type) => (type.minutes === 0 ? "–" : type.minutes),
};
const marks: Column = {
  field: "marks",
  header: t("base.status"),
  minWidth: 168,
  show: (type) => <TypeMarks type={type} />,
};

/** `onDeactivate` asks before a type leaves the catalog. */
export const catalogColumns = (onDeactivate: (type: CatalogTypeFragment) => void): readonly Column[] => [
  name,
  category,
  unitPrice,
  purchaseCost,
  minutes,
  marks,
  {
    field: "menu",
    header: "",
    minWidth: 48,
    align: "right",
    show: (type) => <TypeMenu type={type} onDeactivate={onDeactivate} />,
  },
];

function TypeMarks({ type: { taxable, isActive } }: { type: CatalogTypeFragment }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {!isActive && <ToneChip tone="grey">{t("base.outOfUse")}</ToneChip>}
      <ToneChip tone={taxable ? "blue" : "grey"}>{taxable ? t("billing.taxable") : t("base.notTaxed")}</ToneChip>
    </Box>
  );
}

/** A type on a phone. */
export function TypeCard({ type }: { type: CatalogTypeFragment }) {
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
        <Typography dir="auto" sx={{ fontWeight: 500, minWidth: 0 }}>
          {type.name}
        </Typography>
        <MoneyText cents={type.unitPrice} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        <bdi>{type.key}</bdi> · {categoryWord(type.category)}
      </Typography>
      <TypeMarks type={type} />
    </Box>
  );
}
