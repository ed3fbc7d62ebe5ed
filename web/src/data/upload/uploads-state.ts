import type { UploadEntry } from "./upload-entry.ts";

export interface QueuedUpload extends UploadEntry {
  isSending: boolean;
  /** In percent. */
  progress: number;
}

/** What screens see of a person's uploads. */
export interface UploadsState {
  /** The oldest first. */
  uploads: readonly QueuedUpload[];
  /** How many were stored since the queue was last empty. */
  storedCount: number;
  isOnline: boolean;
}

export const noUploads: UploadsState = { uploads: [], storedCount: 0, isOnline: true };

/** A file that the server has stored. */
export interface StoredUpload {
  id: string;
  serviceOrderId: string;
}
