import { t } from "@boresight/domain/texts/text";
import { useApolloClient } from "@apollo/client/react";
import { Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { needsInput, type AvailableTransition } from "#records/order-transitions.fragment.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";
import type { GivenAnswers } from "./status-change-fields.tsx";
import { useChangeStatus, type ChangeStatus } from "./use-change-status.ts";

const StatusChangeQuestion = lazyPart(async () => (await import("./status-change-question.tsx")).StatusChangeQuestion);

interface Chosen {
  offered: AvailableTransition;
  label: string;
  given: GivenAnswers;
  /** When the dialog opened: the page behind it keeps updating. */
  version: number;
}

interface TransitionOrder {
  id: string;
  version: number;
  internalOrderNumber: string;
}

interface TransitionOptions {
  /** The status that the order will have once what waits on this device is sent. */
  from?: { key: string } | null;
  /** Called with the key of the new status once no question is open any more. */
  onMoved?: ((statusKey: string) => void) | undefined;
}

/** Changes the status of the order, after a question when there is something to say. */
export function useTransition({ id, version, internalOrderNumber }: TransitionOrder, options: TransitionOptions = {}) {
  const { from, onMoved } = options;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { changeStatus, loading } = useChangeStatus({ id, version: chosen?.version ?? version });
  const moved = useRef<string | null>(null);
  const move: ChangeStatus = async (offered, answers) => {
    const problem = await changeStatus(offered, answers);
    if (!problem) moved.current = offered.status?.key ?? null;
    return problem;
  };
  const goOn = () => {
    if (moved.current !== null) onMoved?.(moved.current);
    moved.current = null;
  };
  const confirm = useConfirm();
  useFetchedWhenIdle(StatusChangeQuestion);
  const client = useApolloClient();
  const releaseQuestion = async () => {
    const asking = import("./release-question.ts").then((part) => part.releaseQuestion(client, id));
    return asking.catch(() => t("orders.releaseQuestion")); // Without a network it asks all the same.
  };
  const begin = async (offered: AvailableTransition, label: string, given: GivenAnswers = {}) => {
    if (offered.status?.key === "released" && !(await confirm(await releaseQuestion()))) return;
    if (needsInput(offered)) setChosen({ offered, label, given, version });
    else {
      await move(offered, from ? { seenStatusKey: from.key } : {});
      goOn();
    }
  };
  const question = (
    <Suspense>
      {chosen && (
        <StatusChangeQuestion
          orderId={id}
          number={internalOrderNumber}
          offered={chosen.offered}
          label={chosen.label}
          given={chosen.given}
          onChange={move}
          onClose={() => {
            flushSync(() => setChosen(null)); // The dialog gives the focus back first.
            goOn();
          }}
        />
      )}
    </Suspense>
  );

  return { begin, loading, question };
}
