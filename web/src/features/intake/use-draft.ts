import { useMutation } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { graphql } from "#graphql/gql.ts";
import { emptyIntake, type IntakeForm, type IntakeValues } from "./intake-values.ts";

const SaveDraft = graphql(`
  mutation SaveIntakeDraft($input: SaveIntakeDraftInput!) {
    saveIntakeDraft(input: $input) {
      intakeDraft {
        id
        step
        answers
        updatedAt
      }
    }
  }
`);

const DiscardDraft = graphql(`
  mutation DiscardIntakeDraft {
    discardIntakeDraft {
      id
    }
  }
`);

const pause = 1200;

/** Keeps what is typed, a moment after the last key; a draft that cannot be kept costs nobody their work. */
export function useKeepDraft(form: IntakeForm, step: number, active: boolean): void {
  const [save] = useMutation(SaveDraft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!active) return undefined;
    const keep = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const answers = form.getValues();
        save({ variables: { input: { step, answers } } }).catch(() => {});
      }, pause);
    };
    if (form.formState.isDirty || step > 0) keep();
    const stop = form.subscribe({ formState: { values: true }, callback: keep });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [form, step, save, active]);
}

export function useDiscardDraft(): () => Promise<void> {
  const [discard] = useMutation(DiscardDraft, {
    update: (cache, { data }) => {
      const id = data?.discardIntakeDraft?.id;
      if (id) cache.evict({ id: cache.identify({ __typename: "IntakeDraft", id }) ?? id });
    },
  });
  return async () => {
    await discard().catch(() => {});
  };
}

/** A draft of an older form lacks what came since; what it has, it keeps. A held time has run out by then. */
export function valuesOfDraft(answers: unknown): IntakeValues {
  const kept = typeof answers === "object" && answers !== null ? answers : {};
  const known = Object.fromEntries(
    Object.entries(kept).filter(([key, value]) =>
      isLike(value, Object.entries(emptyIntake).find(([name]) => name === key)?.[1]),
    ),
  );
  return { ...emptyIntake, ...known, holdId: "", heldUntil: "", heldWords: "" };
}

const isLike = (value: unknown, empty: unknown) =>
  typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty) && value !== null;
