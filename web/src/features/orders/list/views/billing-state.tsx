import type { ApolloClient } from "@apollo/client";
import { useApolloClient, useFragment } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useEffect } from "react";
import { graphql } from "#graphql/gql.ts";
import { DocumentStatus } from "#records/billing/document-status.tsx";

const OrderBillingState = graphql(`
  fragment OrderBillingState on ServiceOrder {
    id
    latestInvoice: invoices(first: 1, orderBy: CREATED_AT_DESC, filter: { status: { notEqualTo: "void" } }) {
      nodes {
        id
        status
      }
    }
    latestEstimate: estimates(first: 1, orderBy: CREATED_AT_DESC, filter: { status: { notEqualTo: "void" } }) {
      nodes {
        id
        status
      }
    }
  }
`);

const OrderBillingStates = graphql(`
  query OrderBillingStates($ids: [UUID!]!) {
    serviceOrders(first: 100, filter: { id: { in: $ids } }) {
      nodes {
        id
        ...OrderBillingState
      }
    }
  }
`);

let awaited = new Set<string>();

/** The cells of a list ask together, in one request; what it brings they read from the cache. */
function askTogether(orderId: string, client: ApolloClient): void {
  if (awaited.size === 0)
    queueMicrotask(() => {
      const ids = [...awaited];
      awaited = new Set();
      client.query({ query: OrderBillingStates, variables: { ids }, fetchPolicy: "network-only" }).catch(() => {}); // A dash stays.
    });
  awaited.add(orderId);
}

/** The state of an order's invoice, or of its estimate while there is none. */
export function BillingState({ orderId }: { orderId: string }) {
  const client = useApolloClient();
  useEffect(() => askTogether(orderId, client), [orderId, client]);
  const { data, complete } = useFragment({
    fragment: OrderBillingState,
    fragmentName: "OrderBillingState",
    from: { __typename: "ServiceOrder", id: orderId },
  });
  const [invoice, estimate] = complete ? [data.latestInvoice.nodes[0], data.latestEstimate.nodes[0]] : [];
  const shown = invoice ?? estimate;
  if (!shown) return "–";

  return (
    <Box sx={{ minWidth: 0, display: "grid", gap: 0.25, justifyItems: "start" }}>
      <DocumentStatus status={shown.status} />
      <Box sx={{ fontSize: "0.75rem", color: "text.secondary", lineHeight: 1.3, px: 2 }}>
        {invoice ? t("files.invoice") : t("base.estimate")}
      </Box>
    </Box>
  );
}
