import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { offeredTimes } from "#data/offered-times.ts";
import { problemOf } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import { dayWords, timeWithZone } from "#ui/zone-times.ts";
import type { IntakeForm } from "./intake-values.ts";
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

export interface FreeTime {
  bayId: string;
  startsAt: string;
}

/** Why a time could not be kept, and what is free instead. */
export interface Refusal {
  facilityId: string;
  message: string;
  offers: readonly FreeTime[];
}

interface Wish {
  facility: { id: string; timeZone: string } | undefined;
  /** The time was gone: others are to be shown. */
  onGone: () => void;
}

/** Keeps a time for ten minutes and writes it into the form; another choice gives the first one back. */
export function useHoldTime(form: IntakeForm, { facility, onGone }: Wish) {
  const [hold, { loading }] = useMutation(HoldTime);
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
      form.setValue("heldWords", `${dayWords(timeZone, startsAt)}, ${timeWithZone(timeZone, startsAt)}`);
    } catch (failure) {
      setRefusal({ facilityId: facility.id, message: problemOf(failure).message, offers: offeredTimes(failure) });
      onGone();
    }
  }

  return { choose, holding: loading, refusal };
}
