import { randomUUID } from "node:crypto";

/** New identities: passed in, so that demo data comes out the same every time. */
export type Ids = () => string;

// Version 4 like the tables' own default: one kind of id everywhere, and none that can be guessed.
export const randomIds: Ids = () => randomUUID();
