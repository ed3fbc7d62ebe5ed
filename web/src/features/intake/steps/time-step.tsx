import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { graphql } from "#graphql/gql.ts";
import { FacilityChoice, type IntakeFacility } from "#features/intake/facility-choice.tsx";
import { FreeDays } from "#features/intake/time/free-days.tsx";
import { withHeldTime } from "#features/intake/time/held-among-free.ts";
import { HeldTime } from "#features/intake/time/held-time.tsx";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { NoFreeTime } from "#features/intake/time/no-free-time.tsx";
import type { RepairOperation } from "#features/intake/repairs/operations-input.tsx";
import { UnavailableTime } from "#features/intake/time/unavailable-time.tsx";
import { timeKey, useHoldTime, type FreeTime } from "#features/intake/time/use-hold-time.ts";
import { useReadiness } from "./use-readiness.ts";
import { wantedWork } from "#features/intake/time/wanted-work.ts";
import { WorkLength } from "#features/intake/time/work-length.tsx";

const IntakeTimes = graphql(`
  query IntakeTimes(
    $kind: String
    $typeKeys: [String!]
    $ruleIds: [UUID!]
    $addressId: UUID
    $curedAt: Datetime
    $facilityIds: [UUID!]
    $from: Datetime
  ) {
    slots(
      kind: $kind
      typeKeys: $typeKeys
      ruleIds: $ruleIds
      addressId: $addressId
      curedAt: $curedAt
      facilityIds: $facilityIds
      from: $from
      limit: 24
    ) {
      minutes
      sameDayFee
      slots {
        facilityId
        bayId
        startsAt
      }
      reasons {
        facilityId
        reason
        lacks
        equipment
      }
    }
  }
`);

interface TimeStepProps {
  form: IntakeForm;
  facilities: readonly IntakeFacility[];
  customerId: string;
  operations: readonly RepairOperation[];
}

/** A vehicle that is not ready is submitted without a time; any other may have one. */
export function TimeStep(props: TimeStepProps) {
  const { form, facilities, ...known } = props;
  const staff = isStaff(roleOf(useAuth().user));
  const heldUntil = useWatch({ control: form.control, name: "heldUntil" });
  const { readiness, reasons } = useReadiness(form, known);
  if (staff || readiness !== "notReady" || heldUntil)
    return <TimeChoice form={form} facilities={facilities} staff={staff} />;

  return <Alert severity="warning">{t("intake.reasonsAVehicleThatIsNot", { reasons: reasons.join(". ") })}</Alert>;
}

type TimeChoiceProps = Pick<TimeStepProps, "facilities" | "form"> & { staff: boolean };

/** The next free times at a facility; the chosen one is held for ten minutes. Without a choice the office calls. */
function TimeChoice({ form, facilities, staff }: TimeChoiceProps) {
  const [facilityId, heldUntil, heldTime] = useWatch({
    control: form.control,
    name: ["facilityId", "heldUntil", "heldTime"],
  });
  const work = useWatch({ control: form.control, compute: wantedWork });
  const facility = facilities.find(({ id }) => id === facilityId) ?? facilities[0];
  const [from, setFrom] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(IntakeTimes, {
    variables: { ...work, facilityIds: facility ? [facility.id] : [], from },
    fetchPolicy: "network-only",
  });
  const free = data?.slots;
  const onGone = () => void refetch();
  const { choose, drop, holding, refusal } = useHoldTime(form, { facility, onGone });
  const chooseFacility = (id: string) => {
    setFrom(null);
    drop(); // A time is held at one facility: another facility has its own.
    form.setValue("facilityId", id, { shouldDirty: true });
  };
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <FacilityChoice facilities={facilities} value={facility?.id ?? ""} onChoose={chooseFacility} />
      {free && <WorkLength minutes={free.minutes} calibrations={work.typeKeys.length} />}
      {heldUntil && <HeldTime form={form} onOver={onGone} onDrop={drop} />}
      {refusal && facility && refusal.facilityId === facility.id && (
        <UnavailableTime
          refusal={refusal}
          timeZone={facility.timeZone}
          disabled={holding}
          sameDayFee={free?.sameDayFee ?? null}
          onChoose={(time) => void choose(time)}
        />
      )}
      {error && <Alert severity="error">{t("intake.theFreeTimesCouldNotBe")}</Alert>}
      {!free && !error && <Skeleton variant="rounded" height={160} />}
      {free && facility && (
        <FreeDays
          times={withHeldTime(free.slots, heldTime, from)}
          chosen={heldTime}
          timeZone={facility.timeZone}
          disabled={holding}
          sameDayFee={free.sameDayFee}
          onChoose={(time) => (timeKey(time) === heldTime ? drop() : void choose(time))}
        />
      )}
      {free?.slots.length === 0 && facility && (
        <NoFreeTime form={form} reason={free.reasons[0]} facility={facility} staff={staff} />
      )}
      {free && free.slots.length > 0 && (
        <Button sx={{ justifySelf: "start" }} onClick={() => setFrom(afterLast(free.slots))}>
          {t("intake.laterTimes")}
        </Button>
      )}
    </Box>
  );
}

const hour = 60 * 60 * 1000;

const afterLast = (times: readonly FreeTime[]) =>
  new Date(Date.parse(times.at(-1)?.startsAt ?? "") + hour).toISOString();
