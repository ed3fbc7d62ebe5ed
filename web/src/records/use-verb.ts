import { undoSeconds } from "@boresight/domain/base/undo";
import type { FieldProblem } from "@boresight/domain/base/errors";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { problemOf, wordsOfProblem, type Problem } from "#data/problem.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";

interface VerbOptions<Values extends FieldValues, Parsed> {
  /** Its fields show the problems that concern them. */
  form?: UseFormReturn<Values, unknown, Parsed>;
  /** The form's names of the server's fields. */
  toFormFields?: (fields: readonly FieldProblem[]) => readonly FieldProblem[];
  /** Who shows a problem: the message bar, or the caller, who gets it as `problem`; a form's caller unless said. */
  shownBy?: "bar" | "caller";
  /** A problem that concerns fields is left to them. */
  fieldsSuffice?: boolean;
  /** The problem as a sentence, where its own message is not enough. */
  inWords?: (problem: Problem) => string;
  /** More codes of problems after which what is shown is out of date. */
  stale?: readonly string[];
}

/** A message that offers to take back what it reports. */
interface Undoable {
  text: string;
  undo: () => void;
}

type Told = string | Undoable | null;

/** The message after success; null for none. */
type Done<Answer> = string | null | ((answer: Answer) => Told);

export interface Verb {
  busy: boolean;
  /** Why the last run failed, unless the message bar shows it. */
  problem: string | null;
  /** Runs it and shows how it ended. Returns null, or why it failed. */
  run: <Answer>(work: () => Promise<Answer>, done?: Done<Answer>) => Promise<Problem | null>;
  forgetProblem: () => void;
  /** What the frame of a form shows, and what it does when it is submitted. */
  frame: (submit: () => Promise<unknown>) => Frame;
}

interface Frame {
  busy: boolean;
  isDirty: boolean;
  problem: string | null;
  onSubmit: () => void;
}

const staleProblems = ["definition-changed", "task-archived", "not-found"];
const asTheyAre = (fields: readonly FieldProblem[]) => fields;

/** Runs verbs and shows how they ended; where someone else was faster, reloads what is shown. */
export function useVerb<Values extends FieldValues, Parsed = Values>({
  form,
  toFormFields = asTheyAre,
  shownBy = form ? "caller" : "bar",
  fieldsSuffice = false,
  inWords = wordsOfProblem,
  stale = [],
}: VerbOptions<Values, Parsed> = {}): Verb {
  const [running, setRunning] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const client = useApolloClient();
  const showMessage = useMessage();

  async function show(failure: Problem) {
    if (!fieldsSuffice || failure.fields.length === 0) {
      if (shownBy === "bar") showMessage(inWords(failure), { color: "error" });
      else setProblem(inWords(failure));
    }
    if (form) showFieldProblems(form, toFormFields(failure.fields));
    if (staleProblems.includes(failure.code) || stale.includes(failure.code))
      await client.refetchQueries({ include: "active" }).catch(() => {}); // Their own errors are shown.
  }
  async function run<Answer>(work: () => Promise<Answer>, done: Done<Answer> = null) {
    setProblem(null);
    setRunning((count) => count + 1);
    try {
      const answer = await work();
      const told = typeof done === "function" ? done(answer) : done;
      if (typeof told === "string") showMessage(told);
      else if (told !== null) showMessage(told.text, { undo: told.undo, timeout: undoSeconds * 1000 });
      return null;
    } catch (error) {
      const failure = problemOf(error);
      await show(failure);
      return failure;
    } finally {
      setRunning((count) => count - 1);
    }
  }

  const forgetProblem = useCallback(() => setProblem(null), []);

  const frame = (submit: () => Promise<unknown>): Frame => ({
    busy: form?.formState.isSubmitting ?? running > 0,
    isDirty: form?.formState.isDirty ?? false,
    problem,
    onSubmit: () => {
      setProblem(null);
      void submit();
    },
  });

  return { busy: running > 0, problem, run, forgetProblem, frame };
}
