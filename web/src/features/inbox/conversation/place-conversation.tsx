import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useState } from "react";
import { searchFilter } from "#data/lists/search-filter.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { customersNumbers } from "#records/order-numbers.ts";
import { SearchPicker } from "#ui/form/search-picker.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { ConversationGuesses } from "./conversation-guesses.tsx";
import { useConversationVerbs } from "./use-conversation-verbs.ts";

const OrdersToPlaceIn = graphql(`
  query OrdersToPlaceIn($filter: ServiceOrderFilter!) {
    serviceOrders(first: 10, filter: $filter, orderBy: CREATED_AT_DESC) {
      nodes {
        ...OrderName
      }
    }
  }
`);

interface PlaceConversationProps {
  conversation: { id: string; version: number; guesses: unknown };
}

/** Says what a conversation is about: one of the guesses, or an order that is found by typing. */
export function PlaceConversation({ conversation }: PlaceConversationProps) {
  const [typed, onSearch] = useState("");
  const { place, busy } = useConversationVerbs(conversation);
  const { change } = useAddress();
  const { data, previousData, loading } = useQuery(OrdersToPlaceIn, { variables: { filter: searchFilter(typed) } });
  const orders = rowsOf((data ?? previousData)?.serviceOrders);
  const onPlace = (at: { serviceOrderId: string } | { customerId: string }) => void follow(at);
  const follow = async (at: { serviceOrderId: string } | { customerId: string }) => {
    const placed = await place(at);
    if (placed !== null && placed !== conversation.id) change({ conversation: placed });
  };

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
      <ConversationGuesses guesses={conversation.guesses} busy={busy} onPlace={onPlace} />
      <SearchPicker
        label={t("inbox.anotherOrder")}
        found={orders.map((order) => ({
          id: order.id,
          label: order.vehicle?.vehicleDescription ?? order.internalOrderNumber,
          second: customersNumbers(order).join(" · "),
        }))}
        picked={null}
        empty={t("inbox.noOrderMatches")}
        loading={loading}
        error={undefined}
        onSearch={onSearch}
        onPick={(picked) => picked && onPlace({ serviceOrderId: picked.id })}
      />
    </Box>
  );
}
