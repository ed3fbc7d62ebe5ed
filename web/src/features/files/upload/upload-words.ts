import { t } from "@boresight/domain/texts/text";
import type { QueuedUpload, UploadsState } from "#data/upload/uploads-state.ts";

type Told = Pick<QueuedUpload, "isSending" | "problem" | "progress" | "state">;

/** The state of an upload in words. */
export function uploadWords({ isSending, problem, progress, state }: Told, isOnline: boolean): string {
  if (isSending) return progress < 100 ? t("files.uploadingProgress", { progress }) : t("files.uploadedBeingStored");
  if (state === "cancelled") return t("files.cancelledNotUploaded");
  if (state === "refused") return t("files.notUploadedProblem", { problem: problem ?? "refused" });
  if (!isOnline) return t("files.waitingToUploadNoNetwork");
  return problem ? t("files.waitingToUploadProblem", { problem }) : t("files.waitingToUpload");
}

/** The state of the whole queue; empty when there is nothing to show. */
export function queueWords({ uploads, storedCount, isOnline }: UploadsState): string {
  const total = storedCount + uploads.length;
  if (total === 0) return "";
  const stuck = uploads.filter(({ state }) => state !== "waiting").length;
  const parts = [
    uploads.length > stuck && !isOnline && t("files.waitingForTheNetwork"),
    t("files.storedcountOfTotalUploaded", { stored: storedCount, total }),
    stuck > 0 && t("files.stuckNotUploaded", { stuck }),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** The progress of the whole queue, in percent. */
export function queueProgress({ uploads, storedCount }: UploadsState): number {
  const total = storedCount + uploads.length;
  const done = uploads.reduce((sum, { progress }) => sum + progress, storedCount * 100);
  return total === 0 ? 0 : Math.round(done / total);
}
