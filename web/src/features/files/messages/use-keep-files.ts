import { t } from "@boresight/domain/texts/text";
import { useCallback, useRef } from "react";
import { clientProblem } from "#auth/auth-problem.ts";
import type { LazyUploadQueue } from "#data/upload/lazy-upload-queue.ts";
import type { ChosenFile } from "#data/upload/upload-entry.ts";
import { useFileServices } from "#features/files/file-services.tsx";
import { useQueueFiles } from "#features/files/upload/use-queue-files.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";

/**
 * Returns what puts the files of a message into the queue, each once, so that the message can be queued behind them; false
 * when that failed, and the person has been shown why.
 */
export function useKeepFiles(orderId: string): (files: readonly ChosenFile[]) => Promise<boolean> {
  const { queue } = useFileServices();
  const queueFiles = useQueueFiles();
  const showMessage = useMessage();
  const kept = useRef(new Set<string>());

  return useCallback(
    async (files) => {
      const fresh = files.filter(({ id }) => !kept.current.has(id));
      if (fresh.length === 0) return true;
      try {
        await queue.start(); // Without its code they would be in this page's memory alone, and the message go before them.
      } catch {
        showMessage(t("app.noConnection"), { color: "error" });
        return false;
      }
      const uploadTarget = { serviceOrderId: orderId, forMessage: true } as const;
      if (!(await queueFiles(fresh.map(({ id, file }) => ({ id, file, uploadTarget }))))) return false;
      fresh.forEach(({ id }) => kept.current.add(id));
      const problem = await untilSafe(queue, new Set(fresh.map(({ id }) => id)));
      if (problem !== null) showMessage(problem, { color: "error", timeout: 0 });
      return problem === null;
    },
    [orderId, queue, queueFiles, showMessage],
  );
}

/** Files that the device could not store are waited for: nothing else knows of them. Resolves to why one was refused, or null. */
async function untilSafe(queue: LazyUploadQueue, ids: ReadonlySet<string>): Promise<string | null> {
  const unsafe = () => queue.state().uploads.filter(({ id, kept }) => ids.has(id) && !kept);
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const look = () => {
    const stuck = unsafe().find(({ state }) => state !== "waiting");
    if (stuck) resolve(stuck.problem ?? clientProblem("unexpected").message);
    else if (unsafe().length === 0) resolve(null);
  };
  const leave = queue.subscribe(look);
  look();
  return promise.finally(leave);
}
