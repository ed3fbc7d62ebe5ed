interface Certified {
  /** The last day of the certificate; null: it does not expire. */
  expiresOn: string | null;
  isActive: boolean;
}

/** Equipment proves a calibration while it is in use, to the end of the certificate's last day. */
export const isCertified = ({ expiresOn, isActive }: Certified, today: string): boolean =>
  isActive && (expiresOn === null || expiresOn >= today);

const shortestNote = 3;

/** Whether a pass counts with equipment that proves nothing: only where an admin says why. */
export const isAccepted = (role: string, overrideNote: string): boolean =>
  role === "admin" && overrideNote.trim().length >= shortestNote;

interface Attempted {
  result: string;
  /** As ISO strings; null: not recorded. */
  startedAt: string | null;
  endedAt: string | null;
}

const minute = 60_000;

/**
 * Whether an attempt was made while the equipment was down. It may fail with what broke meanwhile, but not pass. Attempts are
 * recorded to the minute.
 */
export function wasDown(downSince: string | null, { result, startedAt, endedAt }: Attempted, now: Date): boolean {
  if (downSince === null) return false;
  const judged = (result === "passed" ? null : startedAt) ?? endedAt;
  const at = judged === null ? now.getTime() : Date.parse(judged);
  return at >= Math.floor(Date.parse(downSince) / minute) * minute;
}
