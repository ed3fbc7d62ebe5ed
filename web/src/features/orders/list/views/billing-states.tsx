import { useFragment, useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
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

/** Asks for the states of all listed orders at once: their cells show them. */
export function BillingStates({ ids }: { ids: readonly string[] }) {
  useQuery(OrderBillingStates, {
    variables: { ids: [...ids] },
    skip: ids.length === 0,
    fetchPolicy: "cache-and-network",
  });
  return null;
}

/** The state of an order's invoice, or of its estimate while there is none. */
export function BillingState({ orderId }: { orderId: string }) {
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
        {invoice ? t("orders.invoice") : t("orders.estimate")}
      </Box>
    </Box>
  );
}
