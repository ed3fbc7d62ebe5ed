const storedAs = "Boresight-notices-for";

/** Whether this browser shows notices for this person: a sign-in turns on nobody else's. */
export const isAskedFor = (person: string, shelf: Pick<Storage, "getItem"> = localStorage): boolean =>
  shelf.getItem(storedAs) === person;

export const noteAskedFor = (person: string | null): void =>
  person === null ? localStorage.removeItem(storedAs) : localStorage.setItem(storedAs, person);
