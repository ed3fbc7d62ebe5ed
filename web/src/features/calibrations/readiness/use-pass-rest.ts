import { undoSeconds } from "@boresight/domain/base/undo";
import { useMutation } from "@apollo/client/react";
import type { ReadinessKey } from "@boresight/domain/calibrations/readiness-check";
import { t } from "@boresight/domain/texts/text";
import { useEffect, useState } from "react";
import { queued } from "#data/offline/use-offline.ts";
import { graphql } from "#graphql/gql.ts";
import type { PassReadinessChecksInput } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";

const PassRest = graphql(`
  mutation PassRest($input: PassReadinessChecksInput!, $staff: Boolean!) {
    passReadinessChecks(input: $input) {
      serviceOrder {
        id
        ...CheckedOrder
      }
    }
  }
`);
const UndoPass = graphql(`
  mutation UndoPass($input: UndoReadinessPassInput!, $staff: Boolean!) {
    undoReadinessPass(input: $input) {
      serviceOrder {
        id
        ...CheckedOrder
      }
    }
  }
`);

type Keys = readonly ReadinessKey[];

interface Passing {
  measured: PassReadinessChecksInput["measured"];
  /** What passes, without what somebody else is faster with. */
  keys: Keys;
  /** Nothing stays open: the sheet closes, and the message bar offers to undo it. */
  isLast: boolean;
}

/**
 * `pass` returns null, or why it failed. While the sheet stays open, `passed` are those that `undo` opens again; what still
 * waits on the device cannot be undone.
 */
export function usePassRest(orderId: string) {
  const about = t("calibrations.readinessChecks");
  const [passRest] = useMutation(PassRest, queued({ orderId, about, subject: null }));
  const [undoPass] = useMutation(UndoPass);
  const { run, busy } = useVerb({ fieldsSuffice: true, stale: ["order-closed", "not-found"] });
  const { run: runUndo } = useVerb({ stale: ["undo-over"] });
  const [passed, setPassed] = useShortly();
  const undo = (keys: Keys) => {
    setPassed([]);
    const input = { orderId, keys: [...keys] };
    void runUndo(() => undoPass({ variables: { input, staff: true } }), t("calibrations.passUndone"));
  };
  const pass = ({ measured, keys, isLast }: Passing) =>
    run(
      () => passRest({ variables: { input: { orderId, measured }, staff: true } }),
      ({ data }) => {
        const text = t("calibrations.checksPassed", { count: keys.length });
        const isDone = Boolean(data?.passReadinessChecks);
        if (isLast) return isDone ? { text, undo: () => undo(keys) } : text;
        if (isDone) setPassed(keys);
        return null;
      },
    );

  return { pass, busy, passed, undo: () => undo(passed) };
}

/** Holds keys for as long as they can be undone. */
function useShortly() {
  const [keys, setKeys] = useState<Keys>([]);
  useEffect(() => {
    if (keys.length === 0) return undefined;
    const timer = setTimeout(() => setKeys([]), undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [keys]);

  return [keys, setKeys] as const;
}
