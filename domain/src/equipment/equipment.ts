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
