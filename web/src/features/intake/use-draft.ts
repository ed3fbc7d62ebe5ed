import { useMutation } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import { graphql } from "#graphql/gql.ts";
import type { IntakeForm } from "./intake-values.ts";

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

interface SavedDraft {
  /** Saves unsaved changes at once; resolves when every save is over, also one that began before. */
  flush: () => Promise<void>;
  /** The id of this intake's draft; it does not change while typing. */
  draftId: () => string | null;
  /** Starts another intake. */
  forgetDraft: () => void;
  /** The intake is submitted: a later save would leave a draft of it. */
  dropUnsaved: () => void;
}

/**
 * Saves changes shortly after the last key and when the page is left; a failed save never loses the person's work.
 */
export function useSaveDraft(form: IntakeForm, step: number, begunId: string | null): SavedDraft {
  const [save] = useMutation(SaveDraft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const draftId = useRef(begunId);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const flush = useCallback(async () => {
    if (timer.current !== undefined) {
      clearTimeout(timer.current);
      timer.current = undefined;
      const variables = { input: { step, answers: form.getValues() } };
      const saving = save({ variables, context: outlivesThePage })
        .then(({ data }) => (draftId.current ??= data?.saveIntakeDraft?.intakeDraft?.id ?? null))
        .catch(() => null);
      underWay.current = Promise.all([underWay.current, saving]);
    }
    await underWay.current;
  }, [form, save, step]);
  useEffect(() => {
    const keep = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pause);
    };
    if (form.formState.isDirty || step > 0) keep();
    const stop = form.subscribe({ formState: { values: true }, callback: keep });
    const leave = () => void flush();
    addEventListener("pagehide", leave);
    return () => {
      stop();
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [form, step, flush]);

  return {
    flush,
    draftId: () => draftId.current,
    forgetDraft: () => {
      draftId.current = null;
    },
    dropUnsaved: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
  };
}

const outlivesThePage = { fetchOptions: { keepalive: true } };

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
