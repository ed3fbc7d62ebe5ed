import { t } from "@boresight/domain/texts/text";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import { isLate } from "@boresight/domain/orders/service-order";
import Box from "@mui/material/Box";
import { heldWords, onwardWords } from "#features/orders/transitions/next-step-words.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { OrderOnLineFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { ListRow, narrow } from "#ui/table/list-row.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { formatDuration } from "#ui/time/times.ts";
import { useNow } from "#ui/time/use-now.ts";
import { LateMark } from "../late-mark.tsx";
import { StatusChip } from "#records/status-chip.tsx";

const OrderOnLine = graphql(`
  fragment OrderOnLine on ServiceOrder {
    id
    internalOrderNumber
    statusDueAt
    statusChangedAt
    assignedTechnician {
      id
      displayName
    }
    vehicle {
      id
      vehicleDescription
    }
    customer {
      ...CustomerName
    }
    status {
      id
      ...StatusOnChip
    }
    ...NextStep
  }
`);

const endLooks = {
  display: "flex",
  flexDirection: "column",
  alignItems: "end",
  gap: 0.5,
  py: 0.5,
  fontSize: "0.75rem",
  color: "text.secondary",
  [narrow]: { flexDirection: "row", flexWrap: "wrap", alignItems: "center", width: "100%" },
};

/** An order in a short list: its vehicle and customer, since when and why it is where it is, and the next step. */
export function OrderLine({ order: masked }: { order: FragmentType<typeof OrderOnLine> }) {
  const order = readFragment(OrderOnLine, masked);
  const { id, internalOrderNumber, statusDueAt, vehicle, customer, status } = order;

  return (
    <ListRow
      link={{ to: `/service-orders/${id}` }}
      main={vehicle?.vehicleDescription}
      second={
        <>
          <bdi>{internalOrderNumber}</bdi>
          {customer && ` · ${customerName(customer)}`}
          <Why order={order} />
        </>
      }
      end={
        <Box sx={endLooks}>
          <Box sx={{ display: "flex", alignItems: "center", gap: 2, [narrow]: { flexGrow: 1 } }}>
            <DueMark statusDueAt={statusDueAt} />
            <StatusChip status={status} />
          </Box>
          <bdi>{onwardWords(order)}</bdi>
        </Box>
      }
      stacked
    />
  );
}

/** `In this status for 2 days · Held: low battery · Tom Alvarez` */
function Why({ order }: { order: OrderOnLineFragment }) {
  const age = useNow().getTime() - new Date(order.statusChangedAt).getTime();
  const technician = order.assignedTechnician?.displayName ?? t("orders.noTechnician");
  const reasons = [t("orders.statusSince", { duration: formatDuration(age) }), heldWords(order), technician];

  return (
    <Box component="span" sx={{ display: "block" }}>
      {reasons
        .filter((reason) => reason !== null)
        .map((reason, place) => (
          <span key={reason}>
            {place > 0 && " · "}
            <bdi>{reason}</bdi>
          </span>
        ))}
    </Box>
  );
}

function DueMark({ statusDueAt }: { statusDueAt: string | null }) {
  const now = useNow();
  if (isLate({ statusDueAt }, now)) return <LateMark statusDueAt={statusDueAt} />;

  return (
    statusDueAt && <RichText text={t("orders.dueWhen", slots("when"))} when={<RelativeTime moment={statusDueAt} />} />
  );
}
