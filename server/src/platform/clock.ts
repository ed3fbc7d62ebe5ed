/** What time it is: passed in, so that a test can live in any moment. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
