import { t } from "@boresight/domain/texts/text";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import { isLate } from "@boresight/domain/orders/service-order";
import Box from "@mui/material/Box";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { customerName } from "#records/customer-name.ts";
import { ListRow } from "#ui/table/list-row.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { LateMark } from "./late-mark.tsx";
import { StatusChip } from "#records/status-chip.tsx";

const OrderOnLine = graphql(`
  fragment OrderOnLine on ServiceOrder {
    id
    internalOrderNumber
    statusDueAt
    vehicle {
      id
      vehicleDescription
    }
    customer {
      id
      companyName
      firstName
      lastName
    }
    status {
      id
      ...StatusOnChip
    }
  }
`);

/** An order in a short list: its vehicle, customer, status and delay. */
export function OrderLine({ order }: { order: FragmentType<typeof OrderOnLine> }) {
  const { id, internalOrderNumber, statusDueAt, vehicle, customer, status } = readFragment(OrderOnLine, order);

  return (
    <ListRow
      link={{ to: `/service-orders/${id}` }}
      main={vehicle?.vehicleDescription}
      second={
        <>
          <bdi>{internalOrderNumber}</bdi>
          {customer && ` · ${customerName(customer)}`}
        </>
      }
      end={
        <>
          <StatusChip status={status} />
          <DueMark statusDueAt={statusDueAt} />
        </>
      }
      stacked
    />
  );
}

function DueMark({ statusDueAt }: { statusDueAt: string | null }) {
  const now = useNow();

  return (
    <Box
      sx={{ minWidth: 84, textAlign: "end", fontSize: "0.75rem", color: "text.secondary", marginInlineStart: "auto" }}
    >
      {isLate({ statusDueAt }, now) ? (
        <LateMark statusDueAt={statusDueAt} />
      ) : (
        statusDueAt && (
          <RichText text={t("orders.dueWhen", slots("when"))} when={<RelativeTime moment={statusDueAt} />} />
        )
      )}
    </Box>
  );
}
