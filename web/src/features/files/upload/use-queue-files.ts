import { useCallback, useEffect } from "react";
import { problemOf } from "#auth/auth-problem.ts";
import type { UploadWish } from "#data/upload/upload-entry.ts";
import { useFileServices } from "#features/files/file-services.tsx";
import { useMessage } from "#ui/messages/message-bar.tsx";

/**
 * Returns what adds files to the queue; false when they could not be added, and the person has been shown why. The
 * queue's code is loaded with the part that can add files.
 */
export function useQueueFiles(): (wishes: readonly UploadWish[]) => Promise<boolean> {
  const { queue } = useFileServices();
  const showMessage = useMessage();
  useEffect(() => {
    queue.start().catch(() => {}); // Without a network; the first file repeats it.
  }, [queue]);

  return useCallback(
    async (wishes) => {
      try {
        await queue.add(wishes);
        return true;
      } catch (error) {
        showMessage(problemOf(error).message, { color: "error", timeout: 0 });
        return false;
      }
    },
    [queue, showMessage],
  );
}
