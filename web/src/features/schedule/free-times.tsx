import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { graphql } from "#graphql/gql.ts";
import type { FreeTimesQuery } from "#graphql/graphql.ts";
import { dayWords, timeWithZone } from "#ui/zone-times.ts";

const FreeTimes = graphql(`
  query FreeTimes($orderId: UUID!, $facilityIds: [UUID!], $from: Datetime) {
    slots(orderId: $orderId, facilityIds: $facilityIds, from: $from, limit: 6) {
      minutes
      slots {
        facilityId
        bayId
        technicianId
        startsAt
        endsAt
      }
      reasons {
        facilityId
        reason
      }
    }
  }
`);

export type FreeTime = NonNullable<FreeTimesQuery["slots"]>["slots"][number];

interface FreeTimesProps {
  orderId: string;
  facility: { id: string; timeZone: string };
  /** From then on. */
  from: string | null;
  onChoose: (time: FreeTime) => void;
}

const reasonWords: Readonly<Record<string, string>> = {
  closed: "The facility is closed then.",
  fullyBooked: "Everything is booked.",
  noBay: "No bay here can do this work.",
  noCompetence: "No technician here is certified for this work.",
  noTechnician: "No technician works here.",
  outOfServiceArea: "The address is outside the van's area.",
  tooLong: "The work is longer than a day's opening hours.",
};

/** The next free times, to choose from; or why there are none. */
export function FreeTimeChips({ orderId, facility, from, onChoose }: FreeTimesProps) {
  const titleId = useId();
  const { data, previousData } = useQuery(FreeTimes, {
    variables: { orderId, facilityIds: [facility.id], from },
    fetchPolicy: "network-only",
  });
  const free = (data ?? previousData)?.slots;
  const reason = free?.reasons[0]?.reason;

  return (
    <Box sx={{ mb: 3, minHeight: 92 }}>
      <Typography id={titleId} variant="body2" sx={{ fontWeight: 500, mb: 2 }}>
        {free ? `Next free times for ${free.minutes} minutes` : "Looking for free times"}
      </Typography>
      <Box
        component="fieldset"
        aria-labelledby={titleId}
        sx={{ border: 0, m: 0, p: 0, display: "flex", flexWrap: "wrap", gap: 2 }}
      >
        {free?.slots.map((slot) => (
          <Chip
            key={slot.startsAt}
            variant="outlined"
            label={`${dayWords(facility.timeZone, slot.startsAt)}, ${timeWithZone(facility.timeZone, slot.startsAt)}`}
            onClick={() => onChoose(slot)}
            sx={{ "@media (pointer: coarse)": { height: 44 } }}
          />
        ))}
      </Box>
      {reason && (
        <Typography variant="body2" color="textSecondary">
          {reasonWords[reason] ?? "There is no free time."}
        </Typography>
      )}
    </Box>
  );
}
