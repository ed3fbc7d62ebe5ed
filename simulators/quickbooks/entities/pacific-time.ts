/** Moments as QuickBooks writes them: in its own offset, so that a client has to parse them. */
const offset = 8 * 3_600_000;

export const pacificTime = (at: Date): string => new Date(at.getTime() - offset).toISOString().replace("Z", "-08:00");

export const pacificDay = (at: Date): string => pacificTime(at).slice(0, 10);
