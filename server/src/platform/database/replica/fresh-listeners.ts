import type { Pool } from "pg";
import { replicaOf } from "../replicas.ts";

/** Knows who has a socket open, and so receives changes at once: what they read next is no older. */
export type NoteListeners = (userIds: readonly string[]) => Promise<void>;

/** Milliseconds between two times that all of them are noted. */
export const notedEvery = 60_000;

/** Without a replica nobody is noted. */
export function createNoteListeners(pool: Pool): NoteListeners {
  return async (userIds) => {
    const replica = replicaOf(pool);
    if (!replica || userIds.length === 0) return;
    // Beyond two turns, because the last change may arrive right before a socket closes.
    const seconds = 2 * (notedEvery / 1000 + replica.mostLag);
    await pool.query("select app_private.note_listeners($1, $2)", [userIds, seconds]);
  };
}
