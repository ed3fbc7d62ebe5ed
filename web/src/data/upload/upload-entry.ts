// One upload as it is stored on the device until the server has the file.
import type { AuthProblem } from "#auth/auth-problem.ts";

/** What an uploaded file is attached to. */
export interface UploadTarget {
  serviceOrderId: string;
  /** The task's slot. */
  orderTaskFileId?: string | undefined;
  kind?: string | undefined;
  /** It belongs to nothing until it is sent with a message on the order. */
  forMessage?: true | undefined;
  customerVisible?: boolean | undefined;
  /** Who signed it on this device. */
  signature?: { signerName: string; signatureMethod: "drawn" | "typed" } | undefined;
}

export interface UploadEntry {
  /** Also the file's id on the server: a repeat is refused, never duplicated. */
  id: string;
  userId: string;
  name: string;
  type: string;
  size: number;
  uploadTarget: UploadTarget;
  /** The stored file that it replaces. */
  replaces: string | null;
  addedAt: number;
  /** How often it failed, and when last. */
  attempts: number;
  failedAt: number | null;
  state: "waiting" | "refused" | "cancelled";
  /** Why the last attempt failed. */
  problem: string | null;
  /** False: the device could not store it, so it is lost when the page closes. */
  kept: boolean;
}

/** A file of a message that is being written, with its id on the server. */
export interface ChosenFile {
  id: string;
  file: File;
}

/** A requested upload. */
export interface UploadWish {
  /** Given where something else refers to the file before it is stored. */
  id?: string | undefined;
  file: File;
  uploadTarget: UploadTarget;
  replaces?: string | undefined;
}

interface Adding {
  id: string;
  userId: string;
  now: number;
}

export const newEntry = ({ file, uploadTarget, replaces }: UploadWish, { id, userId, now }: Adding): UploadEntry => ({
  id,
  userId,
  name: file.name,
  type: file.type,
  size: file.size,
  uploadTarget,
  replaces: replaces ?? null,
  addedAt: now,
  attempts: 0,
  failedAt: null,
  state: "waiting",
  problem: null,
  kept: true,
});

/** No network, no token yet, too many requests, a server error: these are temporary. Anything else is a refusal. */
const passing = new Set([401, 408, 429]);
const willPass = ({ status }: AuthProblem): boolean => status < 400 || status >= 500 || passing.has(status);

export const afterFailure = (entry: UploadEntry, problem: AuthProblem, now: number): UploadEntry => ({
  ...entry,
  attempts: entry.attempts + 1,
  failedAt: now,
  state: willPass(problem) ? "waiting" : "refused",
  problem: problem.message,
});

/** As if just added, except that it may have reached the server before. */
export const triedAgain = (entry: UploadEntry): UploadEntry => ({
  ...entry,
  failedAt: null,
  state: "waiting",
  problem: null,
});
