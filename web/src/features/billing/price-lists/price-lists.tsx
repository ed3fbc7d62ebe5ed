import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Card from "@mui/material/Card";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { PriceListRowFragment } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { Suspense } from "react";
import { PriceListRow } from "./price-list.fragment.ts";

const PriceListSheet = lazyPart(async () => (await import("./price-list-sheet.tsx")).PriceListSheet);

const PriceLists = graphql(`
  query PriceLists {
    priceLists(first: 100, orderBy: NAME_ASC) {
      nodes {
        id
        ...PriceListRow
      }
    }
  }
`);

/** The prices agreed with customers, list by list. */
export function PriceListsOfShop() {
  const { search, change } = useAddress();
  const { data, error, refetch } = useQuery(PriceLists, { fetchPolicy: "cache-and-network" });
  const lists = data && readFragment(PriceListRow, rowsOf(data.priceLists));

  return (
    <Card sx={{ py: lists?.length ? 2 : 0 }}>
      {!lists && error && <LoadError error={error} refetch={refetch} />}
      {!lists && !error && <ListSkeleton rows={4} />}
      {lists?.length === 0 && (
        <BlankState kind="empty" title={t("billing.noPriceListsYet")}>
          {t("billing.priceListsHelp")}
        </BlankState>
      )}
      {lists && lists.length > 0 && (
        <RowList label={t("base.priceLists")}>
          {lists.map((list) => (
            <ListRow
              key={list.id}
              stacked
              main={<bdi>{list.name}</bdi>}
              second={aboutList(list)}
              end={!list.isActive && <ToneChip tone="grey">{t("base.outOfUse")}</ToneChip>}
              onClick={() => change({ list: list.id })}
            />
          ))}
        </RowList>
      )}
      <Suspense>
        {search["list"] && <PriceListSheet listId={search["list"]} onClose={() => change({ list: undefined })} />}
      </Suspense>
    </Card>
  );
}

const aboutList = ({ customers, priceListEntries, autoApprove }: PriceListRowFragment): string =>
  [
    t("billing.countPrices", { count: priceListEntries.totalCount }),
    t("billing.countCustomers", { count: customers.totalCount }),
    autoApprove && t("billing.standingAgreement"),
  ]
    .filter(Boolean)
    .join(" · ");
