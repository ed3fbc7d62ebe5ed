import * as shape from "@boresight/domain/base/shape";
import { sealProblems } from "@boresight/domain/settings/upkeep";
import { t } from "@boresight/domain/texts/text";
import { useEffect, useRef, useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";

const wrongShape = shape.object({
  day: shape.string(),
  problem: shape.oneOf(sealProblems),
  sealedCount: shape.nullable(shape.number()),
  foundCount: shape.nullable(shape.number()),
});

const answerShape = shape.object({
  days: shape.number(),
  next: shape.nullable(shape.string()),
  until: shape.nullable(shape.string()),
  wrong: shape.nullable(wrongShape),
});

export type WrongDay = shape.Output<typeof wrongShape>;

interface SealCheck {
  busy: boolean;
  /** How many days agree so far. */
  days: number;
  wrong: WrongDay | null;
  problem: string | null;
}

export interface AskedDays {
  from: string | null;
  until: string | null;
}

/** Holds days of the audit against their seals, as many requests as it takes; null before the first time. */
export function useSealCheck(asked: AskedDays) {
  const { token } = useAuth();
  const [check, setCheck] = useState<SealCheck | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function run() {
    let days = 0;
    setCheck({ busy: true, days, wrong: null, problem: null });
    try {
      for (let input: AskedDays | null = asked; input && !isGone.current;) {
        const answer = await ask(input, token);
        days += answer.days;
        input = answer.next === null ? null : { from: answer.next, until: answer.until };
        setCheck({ busy: input !== null, days, wrong: answer.wrong, problem: null });
      }
    } catch (error) {
      const problem = error instanceof Error ? error.message : t("calibrations.somethingWentWrong");
      setCheck({ busy: false, days, wrong: null, problem });
    }
  }
  return { check, run };
}

async function ask(input: AskedDays, token: () => Promise<string | null>) {
  const response = await callFunction({ path: "audit-seals", input, token });
  return answerShape.parse(await response.json());
}
