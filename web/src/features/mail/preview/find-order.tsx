import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { searchFilter } from "#data/lists/search-filter.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { SearchPicker } from "#ui/form/search-picker.tsx";

const FindOrdersForPreview = graphql(`
  query FindOrdersForPreview($filter: ServiceOrderFilter!) {
    serviceOrders(first: 10, filter: $filter, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        internalOrderNumber
        vehicle {
          id
          vehicleDescription
        }
      }
    }
  }
`);

/** The order that fills the preview; the newest until one is picked. */
export function useFoundOrders() {
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState<string | null>(null);
  const { data, previousData, loading } = useQuery(FindOrdersForPreview, {
    variables: { filter: searchFilter(typed) },
  });
  const found = rowsOf((data ?? previousData)?.serviceOrders).map(({ id, internalOrderNumber, vehicle }) => ({
    id,
    label: internalOrderNumber,
    second: vehicle?.vehicleDescription ?? "",
  }));
  const [newest] = found;
  const [first, setFirst] = useState<string | null>(null);
  if (first === null && newest) setFirst(newest.id);

  return {
    orderId: picked ?? first,
    hasNone: data !== undefined && first === null && !newest,
    found,
    loading,
    setTyped,
    setPicked,
  };
}

export function FindOrder({ found, loading, setTyped, setPicked }: ReturnType<typeof useFoundOrders>) {
  return (
    <SearchPicker
      label={t("mail.shownWithTheOrder")}
      found={found}
      loading={loading}
      error={undefined}
      onSearch={setTyped}
      onPick={(picked) => setPicked(picked?.id ?? null)}
    />
  );
}
