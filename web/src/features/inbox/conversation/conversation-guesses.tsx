import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { customerName } from "#records/customer-name.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { guessesIn, reasonWords } from "./guesses.ts";

const GuessedRecords = graphql(`
  query GuessedRecords($orders: [UUID!]!, $customers: [UUID!]!) {
    serviceOrders(first: 10, filter: { id: { in: $orders } }) {
      nodes {
        id
        internalOrderNumber
        vehicle {
          id
          vehicleDescription
        }
        customer {
          ...CustomerName
        }
      }
    }
    customers(first: 10, filter: { id: { in: $customers } }) {
      nodes {
        ...CustomerName
      }
    }
  }
`);

interface ConversationGuessesProps {
  guesses: unknown;
  busy: boolean;
  onPlace: (at: { serviceOrderId: string } | { customerId: string }) => void;
}

/** What it may be about, best first, each with the reason. */
export function ConversationGuesses({ guesses: sent, busy, onPlace }: ConversationGuessesProps) {
  const guesses = guessesIn(sent);
  const orderIds = guesses.flatMap(({ serviceOrderId }) => serviceOrderId ?? []);
  const customerIds = guesses.flatMap(({ customerId, serviceOrderId }) => (serviceOrderId ? [] : (customerId ?? [])));
  const { data } = useQuery(GuessedRecords, {
    variables: { orders: orderIds, customers: customerIds },
    skip: guesses.length === 0,
  });
  if (guesses.length === 0 || !data) return null;
  const orders = new Map(rowsOf(data.serviceOrders).map((order) => [order.id, order]));
  const customers = new Map(rowsOf(data.customers).map((customer) => [customer.id, customer]));

  return (
    <Box>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {t("inbox.whichOrder")}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
      >
        {guesses.map(({ serviceOrderId, customerId, reason }) => {
          const order = serviceOrderId && orders.get(serviceOrderId);
          const customer = customerId && customers.get(customerId);
          if (order) {
            const about = [order.vehicle?.vehicleDescription, order.customer && customerName(order.customer)];
            return (
              <Guess
                key={order.id}
                name={order.internalOrderNumber}
                busy={busy}
                onPlace={() => onPlace({ serviceOrderId: order.id })}
              >
                <TwoLines
                  main={<RouteLink to={`/service-orders/${order.id}`}>{order.internalOrderNumber}</RouteLink>}
                  second={[...about, reasonWords(reason)].filter(Boolean).join(" · ")}
                />
              </Guess>
            );
          }
          return (
            customer && (
              <Guess
                key={customer.id}
                name={customerName(customer)}
                busy={busy}
                onPlace={() => onPlace({ customerId: customer.id })}
              >
                <TwoLines
                  main={<RouteLink to={`/customers/${customer.id}`}>{customerName(customer)}</RouteLink>}
                  second={reasonWords(reason)}
                />
              </Guess>
            )
          );
        })}
      </Box>
    </Box>
  );
}

interface GuessProps {
  name: string;
  busy: boolean;
  onPlace: () => void;
  children: ReactNode;
}

const Guess = ({ name, busy, onPlace, children }: GuessProps) => (
  <Box component="li" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
    <Box sx={{ flex: "1 1 160px", minWidth: 0 }}>{children}</Box>
    <Button
      size="small"
      variant="outlined"
      disabled={busy}
      aria-label={t("inbox.belongsTo", { name })}
      onClick={onPlace}
      sx={{ minHeight: 44, flexShrink: 0 }}
    >
      {t("inbox.belongsHere")}
    </Button>
  </Box>
);
