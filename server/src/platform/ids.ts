import { randomUUID } from "node:crypto";

/** New ids: passed in, so that demo data is the same every time. */
export type Ids = () => string;

// Version 4 like the tables' default: one kind of id everywhere, and unguessable.
export const randomIds: Ids = () => randomUUID();
