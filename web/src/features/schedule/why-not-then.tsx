import { skipToken, useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { conflictText, isConflict } from "@boresight/domain/schedule/slot-conflicts";
import type { TravelGap } from "@boresight/domain/schedule/travel/reach";
import { typedOrNone } from "@boresight/domain/base/typed-number";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import { graphql } from "#graphql/gql.ts";
import type { SlotConflictsQuery } from "#graphql/graphql.ts";

const SlotConflicts = graphql(`
  query SlotConflicts($orderId: UUID!, $bayId: UUID!, $technicianId: UUID, $startsAt: Datetime!, $minutes: Int) {
    slotConflicts(
      orderId: $orderId
      bayId: $bayId
      technicianId: $technicianId
      startsAt: $startsAt
      minutes: $minutes
    ) {
      conflict
      names
      travel {
        side
        needs
        has
      }
    }
  }
`);

interface WhyNotThenProps {
  orderId: string;
  /** The place and time of the form; null while they are incomplete or known to be free. */
  asked: { bayId: string; technicianId: string; startsAt: string; minutes: string } | null;
}

/** Every reason why the chosen time cannot be booked; nothing when it can. */
export function WhyNotThen({ orderId, asked }: WhyNotThenProps) {
  const { data } = useQuery(
    SlotConflicts,
    asked ? { variables: variablesOf(orderId, asked), fetchPolicy: "network-only" } : skipToken,
  );
  const reasons = (asked && data?.slotConflicts) || [];
  if (reasons.length === 0) return null;

  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      <AlertTitle>{t("schedule.whyNotThen")}</AlertTitle>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 4 }}>
        {reasons.map((reason) => (
          <li key={reason.conflict}>{wordsOf(reason)}</li>
        ))}
      </Box>
    </Alert>
  );
}

const variablesOf = (
  orderId: string,
  { bayId, technicianId, startsAt, minutes }: NonNullable<WhyNotThenProps["asked"]>,
) => ({
  orderId,
  bayId,
  startsAt,
  technicianId: technicianId || null,
  minutes: lengthOf(minutes),
});

/** The form itself says what is wrong with a length. */
const lengthOf = (typed: string): number | null => {
  const minutes = typedOrNone(typed);
  return minutes !== null && minutes >= 15 && minutes <= 24 * 60 ? minutes : null;
};

type Reason = NonNullable<SlotConflictsQuery["slotConflicts"]>[number];

const wordsOf = ({ conflict, names, travel }: Reason): string =>
  isConflict(conflict)
    ? conflictText(conflict, { taken: names, missing: names, travel: travel && gapOf(travel) })
    : conflict;

const gapOf = ({ side, needs, has }: NonNullable<Reason["travel"]>): TravelGap => ({
  side: side === "before" ? "before" : "after",
  needs,
  has,
});
