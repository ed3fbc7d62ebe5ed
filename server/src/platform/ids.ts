import { randomUUID } from "node:crypto";

/** New ids: passed in, so that demo data is the same every time. */
export type Ids = () => string;

// Version 4 like the tables' default: one kind of id everywhere, and unguessable.
export const randomIds: Ids = () => randomUUID();

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of one of our rows: the database refuses anything else. */
export const isUuid = (text: string): boolean => uuid.test(text);
