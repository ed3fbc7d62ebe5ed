import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { SearchPicker } from "#ui/form/search-picker.tsx";

const FindOrdersForPreview = graphql(`
  query FindOrdersForPreview($filter: OrderFilter!) {
    orderPage(first: 10, filter: $filter) {
      orders {
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
    variables: { filter: { view: "all", search: typed } },
  });
  const orders = (data ?? previousData)?.orderPage?.orders ?? [];
  const found = orders
    .filter((order) => order !== null)
    .map(({ id, internalOrderNumber, vehicle }) => ({
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
