let changes = 0;

/** The server answered that something was saved, or told of a change: answers to earlier questions may be older. */
export const noteChange = (): void => void changes++;

export const changesSoFar = (): number => changes;
