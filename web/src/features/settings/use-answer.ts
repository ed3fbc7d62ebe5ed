import type * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import { useEffect, useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";

interface Answer<Value> {
  answer: Value | null;
  problem: string | null;
  loading: boolean;
  retry: () => void;
}

interface Told<Value> {
  /** What it answers. */
  question: string;
  answer: Value | null;
  problem: string | null;
}

/** What a function of the server answers to this question, asked again with every other one; the answer before stays meanwhile. */
export function useAnswer<Value>(path: string, input: object, { parse }: shape.Shape<Value>): Answer<Value> {
  const { token } = useAuth();
  const [attempt, setAttempt] = useState(0);
  const [told, setTold] = useState<Told<Value>>({ question: "", answer: null, problem: null });
  const question = JSON.stringify({ path, input, attempt });
  useEffect(() => {
    let isGone = false;
    async function load() {
      const answered = await ask<Value>(question, { token, parse });
      if (!isGone) setTold((before) => ({ ...answered, answer: answered.answer ?? before.answer }));
    }
    void load();
    return () => {
      isGone = true;
    };
  }, [question, token, parse]);

  return {
    answer: told.answer,
    problem: told.question === question ? told.problem : null,
    loading: told.question !== question,
    retry: () => setAttempt((count) => count + 1),
  };
}

interface Asker<Value> {
  token: () => Promise<string | null>;
  parse: (value: unknown) => Value;
}

async function ask<Value>(question: string, { token, parse }: Asker<Value>): Promise<Told<Value>> {
  const { path, input }: { path: string; input: object } = JSON.parse(question);
  try {
    const response = await callFunction({ path, input, token });
    return { question, answer: parse(await response.json()), problem: null };
  } catch (error) {
    const problem = error instanceof Error ? error.message : t("calibrations.somethingWentWrong");
    return { question, answer: null, problem };
  }
}
