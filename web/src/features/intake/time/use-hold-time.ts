import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { offeredTimes } from "#data/offered-times.ts";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";
import { noHold, type IntakeForm } from "#features/intake/intake-values.ts";
import { wantedWork } from "./wanted-work.ts";

const HoldTime = graphql(`
  mutation HoldTime($input: HoldSlotInput!) {
    holdSlot(input: $input) {
      appointment {
        id
        heldUntil
      }
    }
  }
`);

const ReleaseHold = graphql(`
  mutation ReleaseHold($input: ReleaseHoldInput!) {
    releaseHold(input: $input) {
      appointment {
        id
      }
    }
  }
`);

export interface FreeTime {
  bayId: string;
  startsAt: string;
}

/** The key of the free time. */
export const timeKey = ({ bayId, startsAt }: FreeTime): string => `${bayId} ${startsAt}`;

/** Why a time could not be held, and which are free instead. */
export interface Refusal {
  facilityId: string;
  message: string;
  offers: readonly FreeTime[];
}

const heldFields = [
  ["holdId", noHold.holdId],
  ["heldUntil", noHold.heldUntil],
  ["heldWords", noHold.heldWords],
  ["heldTime", noHold.heldTime],
] as const;

interface Wish {
  facility: { id: string; timeZone: string } | undefined;
  /** The time was taken: reload the free ones. */
  onGone: () => void;
}

/** Holds a time for ten minutes and writes it into the form; another choice releases the first. */
export function useHoldTime(form: IntakeForm, { facility, onGone }: Wish) {
  const [hold, { loading }] = useMutation(HoldTime);
  const [release] = useMutation(ReleaseHold);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function choose({ bayId, startsAt }: FreeTime) {
    if (!facility) return;
    setRefusal(null);
    try {
      const { data } = await hold({ variables: { input: { bayId, startsAt, ...wantedWork(form.getValues()) } } });
      const held = data?.holdSlot?.appointment;
      const { id, timeZone } = facility;
      form.setValue("facilityId", id);
      form.setValue("holdId", held?.id ?? "", { shouldDirty: true });
      form.setValue("heldUntil", held?.heldUntil ?? "");
      form.setValue("heldTime", timeKey({ bayId, startsAt }));
      form.setValue("heldWords", `${dayWords(timeZone, startsAt)}, ${timeWithZone(timeZone, startsAt)}`);
    } catch (failure) {
      setRefusal({
        facilityId: facility.id,
        message: wordsOfProblem(problemOf(failure)),
        offers: offeredTimes(failure),
      });
      onGone();
    }
  }

  /** Releases the held time; if the request is lost, the hold expires after ten minutes. */
  function drop() {
    const { holdId } = form.getValues();
    if (!holdId) return;
    for (const [name, value] of heldFields) form.setValue(name, value, { shouldDirty: true });
    release({ variables: { input: { id: holdId } } })
      .then(onGone)
      .catch(() => {});
  }

  return { choose, drop, holding: loading, refusal };
}
