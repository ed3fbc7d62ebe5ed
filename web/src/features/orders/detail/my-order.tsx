import { t } from "@boresight/domain/texts/text";
import { unmetGuardMessage } from "@boresight/domain/orders/unmet-guard";
import { holdReasons, holdReasonKeys } from "@boresight/domain/orders/reasons";
import { vinTail } from "@boresight/domain/vehicles/vin";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { MyOrderFragment } from "#graphql/graphql.ts";
import { ListRow, narrow } from "#ui/table/list-row.tsx";
import { LateMark } from "#features/orders/work/late-mark.tsx";
import { nextTransition } from "#features/orders/transitions/next-transition.ts";
import { calibrationWord } from "#features/orders/order-words.ts";
import { StatusChip } from "#records/status-chip.tsx";

const MyOrderFields = graphql(`
  fragment MyOrder on ServiceOrder {
    id
    internalOrderNumber
    calibrationType
    statusDueAt
    holdReasonKey
    vehicle {
      id
      vehicleDescription
      vinNumber
    }
    status {
      id
      sortOrder
      isHold
      ...StatusOnChip
    }
    allowedTransitions {
      requiredAnswers
      blockedBy {
        guard
        params
      }
      endsEarly
      status {
        id
        statusName
        sortOrder
        isHold
      }
    }
  }
`);

const endLooks = {
  display: "flex",
  flexDirection: "column",
  alignItems: "end",
  gap: 1,
  py: 1,
  [narrow]: { flexDirection: "row-reverse", alignItems: "center", justifyContent: "space-between", width: "100%" },
};

/** An order as its technician needs it: the vehicle, the work, and the next step. */
export function MyOrder({ order }: { order: FragmentType<typeof MyOrderFields> }) {
  const shown = readFragment(MyOrderFields, order);
  const { id, internalOrderNumber, calibrationType, statusDueAt, vehicle, status } = shown;

  return (
    <ListRow
      link={{ to: `/service-orders/${id}` }}
      main={
        <Typography component="span" sx={{ fontSize: "1rem", fontWeight: 500 }}>
          {vehicle?.vehicleDescription}
        </Typography>
      }
      second={
        <>
          {calibrationWord(calibrationType)} · <bdi>{internalOrderNumber}</bdi>
          {vehicle?.vinNumber && (
            <>
              {" · "}
              <Typography variant="code" component="bdi" dir="ltr" sx={{ fontSize: "inherit" }}>
                {vinTail(vehicle.vinNumber)}
              </Typography>
            </>
          )}
        </>
      }
      end={
        <Box sx={endLooks}>
          <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
            <LateMark statusDueAt={statusDueAt} />
            <StatusChip status={status} />
          </Box>
          <Typography variant="caption" color="textSecondary">
            {nextStep(shown)}
          </Typography>
        </Box>
      }
      stacked
    />
  );
}

/** Returns the next step, or why there is none yet. */
function nextStep({ status, allowedTransitions, holdReasonKey }: MyOrderFragment): string {
  if (status?.isHold) {
    const reason = holdReasonKeys.find((key) => key === holdReasonKey);
    return reason ? t("orders.heldValue", { reason: holdReasons[reason].toLowerCase() }) : t("orders.held");
  }
  const next = nextTransition(allowedTransitions, {
    sortOrder: status?.sortOrder ?? 0,
    heldInId: null,
  });
  if (next?.status) return t("orders.nextStatusname", { statusName: next.status.statusName });
  const [obstacle] = allowedTransitions.flatMap(({ blockedBy }) => blockedBy);
  return obstacle ? unmetGuardMessage(obstacle) : "";
}
