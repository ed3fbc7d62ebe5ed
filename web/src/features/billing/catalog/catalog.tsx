import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { Suspense, useMemo, useState } from "react";
import type { CatalogTypeFragment } from "#graphql/graphql.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { activeFilterChoices } from "#ui/filter/active-filter.ts";
import { SelectFilterBar } from "#ui/filter/select-filter-bar.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { NoRows } from "#ui/table/no-rows.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { usePaging } from "#ui/table/use-paging.ts";
import { catalogColumns, TypeCard } from "./catalog-columns.tsx";
import { ChangePricesButton } from "./change-prices-button.tsx";
import { categoryChoices } from "./category-words.ts";
import { catalogFilterNames, sortedTypes, typesIn } from "./shown-types.ts";
import { TypeMenu } from "./type-menu.tsx";
import { useCatalog } from "./use-catalog.ts";

const TypeForm = lazyPart(async () => (await import("./type-form.tsx")).TypeForm);
const DeactivateDialog = lazyPart(async () => (await import("./deactivate-dialog.tsx")).DeactivateDialog);

/** The value in the address for a type that is not saved yet. */
const newType = "new";

const filters = [
  { name: "category", label: t("base.category"), choices: categoryChoices },
  { name: "use", label: t("base.status"), choices: activeFilterChoices },
];

const card = (type: CatalogTypeFragment) => <TypeCard type={type} />;
const menuAsking = (onDeactivate: (type: CatalogTypeFragment) => void) => (type: CatalogTypeFragment) => (
  <TypeMenu type={type} onDeactivate={onDeactivate} />
);

/** What the shop bills, with today's prices: the types of line items. */
export function Catalog() {
  const { search, change } = useAddress();
  const paging = usePaging();
  const { types, ...answer } = useCatalog();
  const [ending, setEnding] = useState<CatalogTypeFragment | null>(null);
  const columns = useMemo(() => catalogColumns(setEnding), []);
  const found = types && sortedTypes(typesIn(types, search), paging.sort);
  const start = paging.page * paging.size;
  const close = () => change({ type: undefined });

  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", justifyContent: "space-between" }}>
        <SelectFilterBar searchLabel={t("billing.searchTheCatalog")} filters={filters} />
        <ChangePricesButton list={null} />
      </Box>
      <PagedTable
        label={t("base.lineItemTypes")}
        columns={columns}
        answer={{ ...answer, rows: found?.slice(start, start + paging.size), total: found?.length }}
        paging={paging}
        card={card}
        cardMenu={menuAsking(setEnding)}
        onOpen={({ id }) => change({ type: id })}
        empty={
          <NoRows of={t("billing.listLineItemTypes")} filterNames={catalogFilterNames}>
            {t("billing.catalogHoldsPrices")}
          </NoRows>
        }
      />
      {types && <TypeSheet types={types} opened={search["type"]} onClose={close} />}
      <Suspense>{ending && <DeactivateDialog type={ending} onClose={() => setEnding(null)} />}</Suspense>
    </>
  );
}

interface TypeSheetProps {
  types: readonly CatalogTypeFragment[];
  /** The id in the address. */
  opened: string | undefined;
  onClose: () => void;
}

function TypeSheet({ types, opened, onClose }: TypeSheetProps) {
  const type = types.find(({ id }) => id === opened) ?? null;
  const isOpen = type !== null || opened === newType;

  return (
    <Sheet title={type ? t("billing.editLineItemType") : t("billing.newLineItemType")} open={isOpen} onClose={onClose}>
      <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
        {isOpen && <TypeForm key={type?.id} type={type} onClose={onClose} />}
      </Suspense>
    </Sheet>
  );
}
