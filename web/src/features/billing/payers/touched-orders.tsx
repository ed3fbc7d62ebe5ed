import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";

const OrdersOfPayerRule = graphql(`
  query OrdersOfPayerRule($rule: UUID!, $first: Int!, $offset: Int!) {
    ordersOfPayerRule(rule: $rule, first: $first, offset: $offset) {
      totalCount
      isMore
      serviceOrders {
        id
        internalOrderNumber
        claimNumber
        status {
          id
          statusName
        }
      }
    }
  }
`);

const pageLength = 10;

/** The orders not invoiced yet that a version touches, a page at a time. */
export function TouchedOrders({ ruleId }: { ruleId: string }) {
  const [offset, setOffset] = useState(0);
  const { data, error, refetch } = useQuery(OrdersOfPayerRule, {
    variables: { rule: ruleId, first: pageLength, offset },
    fetchPolicy: "cache-and-network",
  });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  const touched = data?.ordersOfPayerRule;
  if (!touched) return <Skeleton variant="rounded" height={48} />;
  const { totalCount, serviceOrders } = touched;
  if (totalCount === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t("billing.noTouchedOrders")}
      </Typography>
    );

  return (
    <Box>
      <Typography variant="body2">{t("billing.touchedOrders", { number: totalCount })}</Typography>
      <RowList label={t("billing.touchedOrders", { number: totalCount })}>
        {serviceOrders.map(
          (order) =>
            order && (
              <ListRow
                key={order.id}
                main={<bdi>{order.internalOrderNumber}</bdi>}
                second={<bdi>{[order.status?.statusName, order.claimNumber].filter(Boolean).join(" · ")}</bdi>}
                link={{ to: `/service-orders/${order.id}`, search: { tab: "documents" } }}
              />
            ),
        )}
      </RowList>
      {totalCount > pageLength && (
        <Box sx={{ display: "flex", gap: 2 }}>
          <Button disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - pageLength))}>
            {t("ui.previousPage")}
          </Button>
          <Button disabled={offset + pageLength >= totalCount} onClick={() => setOffset(offset + pageLength)}>
            {t("ui.nextPage")}
          </Button>
        </Box>
      )}
    </Box>
  );
}
