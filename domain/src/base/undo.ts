/** For so long a change that was dropped by mouse can be taken back; what it tells others by email waits for it. */
export const undoSeconds = 10;
