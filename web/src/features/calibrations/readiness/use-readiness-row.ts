import { t } from "@boresight/domain/texts/text";
import {
  lacksReason,
  problemOfPass,
  readinessOutcomes,
  type ReadinessOutcome,
  type ReadinessKey,
} from "@boresight/domain/calibrations/readiness-check";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReadinessRowProps } from "./readiness-row.tsx";
import { useMutation } from "@apollo/client/react";
import { queued } from "#data/offline/use-offline.ts";
import { graphql } from "#graphql/gql.ts";
import type { RecordReadinessCheckInput } from "#graphql/graphql.ts";
import { useWorkshopVerb } from "#features/calibrations/use-workshop-verb.ts";

const RecordCheck = graphql(`
  mutation RecordCheck($input: RecordReadinessCheckInput!, $staff: Boolean!) {
    recordReadinessCheck(input: $input) {
      serviceOrder {
        id
        ...CheckedOrder
      }
    }
  }
`);

/** Returns null, or why it failed. */
function useRecordCheck(orderId: string, { key, label }: { key: ReadinessKey; label: string }) {
  const [recordCheck] = useMutation(RecordCheck, queued({ orderId, about: label, subject: `${orderId}:${key}` }));
  const run = useWorkshopVerb();

  return (found: Omit<RecordReadinessCheckInput, "key" | "orderId">) =>
    run(() => recordCheck({ variables: { input: { orderId, key, ...found }, staff: true } }));
}

/** What is chosen and written in the row of a check, and when it is saved. */
export function useReadinessRow({
  orderId,
  check,
  stored,
  value,
}: Pick<ReadinessRowProps, "check" | "orderId" | "stored" | "value">) {
  const [typedNote, setNote] = useState<string | null>(null);
  const note = typedNote ?? stored?.note ?? "";
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [asked, setAsked] = useState<ReadinessOutcome | null>(null);
  const [isLeft, setLeft] = useState(false); // Nobody sees an error about a value while typing it.
  const recordCheck = useRecordCheck(orderId, check);
  // The tap that leaves a note also chooses an outcome: one is recorded after the other.
  const recorded = useRef<{ outcome: ReadinessOutcome; note: string } | null>(null);
  const recording = useRef<Promise<unknown>>(Promise.resolve());
  // A note says why it came out as it did, not how it came out next.
  const noteFor = (outcome: ReadinessOutcome) => {
    const last = recorded.current ?? stored;
    return last !== null && outcome !== last.outcome && note === last.note ? "" : note;
  };
  const save = async (outcome: ReadinessOutcome) => {
    const problem = outcome === "passed" ? problemOfPass(check.key, value) : null;
    const lacksWhy = lacksReason(outcome, noteFor(outcome));
    setAsked(lacksWhy ? outcome : null);
    if (lacksWhy) return setWrong({ note: t("calibrations.sayWhyItDoesNotApply") });
    if (problem) return setWrong({ value: problem });
    await record(outcome);
  };
  const record = async (outcome: ReadinessOutcome) => {
    setAsked(null);
    const said = noteFor(outcome);
    setNote(said);
    recorded.current = { outcome, note: said };
    const seen = { outcome, value, note: said, seenVersion: stored?.version ?? 0 };
    const recordNext = recording.current.then(() => recordCheck(seen));
    recording.current = recordNext;
    const problem = await recordNext;
    if (problem) recorded.current = null;
    setWrong(Object.fromEntries((problem?.fields ?? []).map(({ field, message }) => [field, message])));
  };
  const outcome: ReadinessOutcome | "" = asked ?? readinessOutcomes.find((each) => each === stored?.outcome) ?? "";
  const saveNote = () => void (outcome && note !== (stored?.note ?? "") && save(outcome));
  const saveOnClosing = useEffectEvent(() => {
    if (asked && !lacksReason(asked, note)) void record(asked);
  });
  useEffect(() => () => saveOnClosing(), []); // A sheet that is closed takes the field away while it is still in use.

  return {
    note,
    wrong,
    outcome,
    isLeft,
    save,
    saveNote,
    leaveValue: () => setLeft(true),
    forgetWrong: () => setWrong({}),
    addNote: () => setWrong({ note: "" }),
    changeNote: (typed: string) => {
      setNote(typed);
      setWrong({ note: "" });
    },
  };
}
