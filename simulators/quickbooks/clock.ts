/** The current time: passed in, so that a test can choose it. */
export type Clock = () => Date;
