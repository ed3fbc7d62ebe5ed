import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { problemOf } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import { dayWords, timeWithZone } from "#ui/zone-times.ts";
import type { IntakeForm } from "./intake-values.ts";

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

interface Wish {
  facility: { id: string; timeZone: string } | undefined;
  minutes: number | null;
  /** The time was gone: others are to be shown. */
  onGone: () => void;
}

/** Keeps a time for ten minutes and writes it into the form; another choice gives the first one back. */
export function useHoldTime(form: IntakeForm, { facility, minutes, onGone }: Wish) {
  const [hold, { loading }] = useMutation(HoldTime);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose({ bayId, startsAt }: FreeTime) {
    if (!facility) return;
    setProblem(null);
    try {
      const kind = form.getValues("intakeMethod");
      const { data } = await hold({ variables: { input: { bayId, startsAt, kind, minutes } } });
      const held = data?.holdSlot?.appointment;
      const { id, timeZone } = facility;
      form.setValue("facilityId", id);
      form.setValue("holdId", held?.id ?? "", { shouldDirty: true });
      form.setValue("heldUntil", held?.heldUntil ?? "");
      form.setValue("heldWords", `${dayWords(timeZone, startsAt)}, ${timeWithZone(timeZone, startsAt)}`);
    } catch (failure) {
      setProblem(problemOf(failure).message);
      onGone();
    }
  }

  return { choose, holding: loading, problem };
}
