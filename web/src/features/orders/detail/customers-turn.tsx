import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import type { ReactNode } from "react";
import { ordersOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { RowList, RowStep, ListRow } from "#ui/table/list-row.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { customersNumbers } from "#records/order-numbers.ts";
import { StatusChip } from "#records/status-chip.tsx";

const WaitingFields = graphql(`
  fragment CustomersTurn on OrderPage {
    orders {
      id
      internalOrderNumber
      repairOrderNumber
      statusChangedAt
      vehicle {
        id
        vehicleDescription
        vinNumber
      }
      status {
        id
        key
        ...StatusOnChip
      }
      toDecide: estimates(first: 1, orderBy: CREATED_AT_DESC, filter: { status: { in: ["sent", "viewed"] } }) {
        nodes {
          id
        }
      }
    }
  }
`);

const steps: Record<string, string> = {
  approval: t("orders.stepApprove"),
  info: t("orders.stepAnswer"),
  readyOut: t("orders.stepCollect"),
};

/** Where the step can be done: an estimate opens at once. */
const wayTo = (statusKey: string | undefined, estimateId: string | undefined) =>
  statusKey === "approval" && estimateId ? { search: { tab: "estimates", decide: estimateId } } : {};

/** The statuses in which an order waits for its customer. */
export const waitingStatuses = Object.keys(steps);

interface CustomersTurnProps {
  waiting: FragmentType<typeof WaitingFields> | null | undefined;
  /** How many rows of other kinds wait too. */
  others: number;
  children: ReactNode;
}

/** What waits for the customer: an estimate, a question, a vehicle to collect, and the rows of other kinds. */
export function CustomersTurn({ waiting, others, children }: CustomersTurnProps) {
  const orders = ordersOf(readFragment(WaitingFields, waiting));
  if (orders.length + others === 0) return <NothingWaits />;

  return (
    <SectionCard title={t("orders.waitingForYou")} aside={orders.length + others} flush>
      <RowList label={t("orders.waitingForYou")}>
        {orders.map(({ id, statusChangedAt, vehicle, status, toDecide, ...numbers }) => (
          <ListRow
            key={id}
            link={{ to: `/service-orders/${id}`, ...wayTo(status?.key, toDecide.nodes[0]?.id) }}
            main={vehicle?.vehicleDescription}
            second={
              <RichText
                text={t("orders.numberSince", slots("number", "when"))}
                number={<bdi>{customersNumbers({ ...numbers, vehicle }).join(" · ")}</bdi>}
                when={<RelativeTime moment={statusChangedAt} />}
              />
            }
            end={
              <>
                <StatusChip status={status} />
                <RowStep>{steps[status?.key ?? ""] ?? t("base.open")}</RowStep>
              </>
            }
            stacked
          />
        ))}
        {children}
      </RowList>
    </SectionCard>
  );
}

function NothingWaits() {
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 2,
        px: 4,
        py: 3,
        borderRadius: 2,
        bgcolor: "tone.green.soft",
        color: "tone.green.text",
      }}
    >
      <CheckCircleOutlined aria-hidden fontSize="small" />
      <Typography variant="body2">{t("orders.nothingNeedsYourAttention")}</Typography>
    </Box>
  );
}
