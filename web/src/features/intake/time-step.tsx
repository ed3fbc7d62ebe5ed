import { useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { FacilityChoice } from "./facility-choice.tsx";
import { FreeDays } from "./free-days.tsx";
import { HeldTime } from "./held-time.tsx";
import type { IntakeForm } from "./intake-values.ts";
import { RefusedTime } from "./refused-time.tsx";
import { useHoldTime, type FreeTime } from "./use-hold-time.ts";
import { wantedWork } from "./wanted-work.ts";

const IntakeTimes = graphql(`
  query IntakeTimes(
    $kind: String
    $typeKeys: [String!]
    $ruleIds: [UUID!]
    $addressId: UUID
    $facilityIds: [UUID!]
    $from: Datetime
  ) {
    slots(
      kind: $kind
      typeKeys: $typeKeys
      ruleIds: $ruleIds
      addressId: $addressId
      facilityIds: $facilityIds
      from: $from
      limit: 24
    ) {
      slots {
        facilityId
        bayId
        startsAt
      }
      reasons {
        facilityId
        reason
      }
    }
  }
`);

export interface IntakeFacility {
  id: string;
  facilityName: string;
  timeZone: string;
}

interface TimeStepProps {
  form: IntakeForm;
  facilities: readonly IntakeFacility[];
}

/** The next free times at a facility; the chosen one is kept for ten minutes. No time is an answer too: we call. */
export function TimeStep({ form, facilities }: TimeStepProps) {
  const [facilityId, heldUntil] = useWatch({ control: form.control, name: ["facilityId", "heldUntil"] });
  const work = useWatch({ control: form.control, compute: wantedWork });
  const facility = facilities.find(({ id }) => id === facilityId) ?? facilities[0];
  const [from, setFrom] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(IntakeTimes, {
    variables: { ...work, facilityIds: facility ? [facility.id] : [], from },
    fetchPolicy: "network-only",
  });
  const free = data?.slots;
  const onGone = () => void refetch();
  const { choose, holding, refusal } = useHoldTime(form, { facility, onGone });
  const chooseFacility = (id: string) => {
    setFrom(null);
    form.setValue("facilityId", id, { shouldDirty: true });
  };

  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <FacilityChoice facilities={facilities} value={facility?.id ?? ""} onChoose={chooseFacility} />
      {heldUntil && <HeldTime form={form} onOver={onGone} />}
      {refusal && facility && refusal.facilityId === facility.id && (
        <RefusedTime
          refusal={refusal}
          timeZone={facility.timeZone}
          disabled={holding}
          onChoose={(time) => void choose(time)}
        />
      )}
      {error && <Alert severity="error">The free times could not be read: try again.</Alert>}
      {!free && !error && <Skeleton variant="rounded" height={160} />}
      {free && facility && (
        <FreeDays
          times={free.slots}
          timeZone={facility.timeZone}
          disabled={holding}
          onChoose={(time) => void choose(time)}
        />
      )}
      {free?.slots.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          There is no free time here in the next weeks. Send the request without a time, and we call you.
        </Typography>
      )}
      {free && free.slots.length > 0 && (
        <Button sx={{ justifySelf: "start" }} onClick={() => setFrom(afterLast(free.slots))}>
          Later times
        </Button>
      )}
    </Box>
  );
}

const hour = 60 * 60 * 1000;

const afterLast = (times: readonly FreeTime[]) =>
  new Date(Date.parse(times.at(-1)?.startsAt ?? "") + hour).toISOString();
