/** For so long a change that was dropped by mouse can be taken back; what it sends to others by email waits for it. */
export const undoSeconds = 10;

/** Returns the moment since which a change can still be taken back. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - undoSeconds * 1000);
