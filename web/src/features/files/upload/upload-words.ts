import type { QueuedUpload, UploadsState } from "#data/upload/uploads-state.ts";

type Told = Pick<QueuedUpload, "isSending" | "problem" | "progress" | "state">;

/** The state of an upload in words. */
export function uploadWords({ isSending, problem, progress, state }: Told, isOnline: boolean): string {
  if (isSending) return progress < 100 ? `Uploading, ${progress} %` : "Uploaded, being stored";
  if (state === "cancelled") return "Cancelled: not uploaded";
  if (state === "refused") return `Not uploaded: ${problem ?? "refused"}`;
  if (!isOnline) return "Waiting to upload: no network";
  return problem ? `Waiting to upload: ${problem}` : "Waiting to upload";
}

/** The state of the whole queue; empty when there is nothing to show. */
export function queueWords({ uploads, storedCount, isOnline }: UploadsState): string {
  const total = storedCount + uploads.length;
  if (total === 0) return "";
  const stuck = uploads.filter(({ state }) => state !== "waiting").length;
  const parts = [
    uploads.length > stuck && !isOnline && "Waiting for the network",
    `${storedCount} of ${total} uploaded`,
    stuck > 0 && `${stuck} not uploaded`,
  ];
  return parts.filter(Boolean).join(" · ");
}

/** The progress of the whole queue, in percent. */
export function queueProgress({ uploads, storedCount }: UploadsState): number {
  const total = storedCount + uploads.length;
  const done = uploads.reduce((sum, { progress }) => sum + progress, storedCount * 100);
  return total === 0 ? 0 : Math.round(done / total);
}
