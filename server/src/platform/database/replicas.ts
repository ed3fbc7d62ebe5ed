// A copy of the database that follows it and can be read: dashboards, reports, exports and searches are asked of it.
import type { Pool } from "pg";

/** Why it is of no use at the moment. */
export type ReplicaProblem = "away" | "behind" | "notReplica" | "otherDatabase";

export interface ReplicaState {
  /** Seconds by which it is behind the primary; null while that is not known. */
  lagSeconds: number | null;
  problem: ReplicaProblem | null;
}

export interface Replica {
  pool: Pool;
  /** In seconds. */
  mostLag: number;
  /** How far it must have come to answer anybody; null while it is of no use. */
  floor: () => string | null;
  /** Something went wrong there: nobody asks it until it was looked at again. */
  suspect: () => void;
  state: () => ReplicaState;
}

const replicas = new WeakMap<Pool, Replica>();

/** Returns the function that takes it away again. */
export function addReplica(primary: Pool, replica: Replica): () => void {
  replicas.set(primary, replica);
  return () => replicas.delete(primary);
}

/** Of the database that this pool leads to. */
export const replicaOf = (primary: Pool): Replica | undefined => replicas.get(primary);

/** What ends a transaction: where there is a replica, whoever has written is noted with what they wrote. */
export function commitAt(primary: Pool): string {
  const replica = replicas.get(primary);
  if (!replica) return "commit";
  return `select app_private.note_writer(${replica.mostLag}) where pg_current_xact_id_if_assigned() is not null; commit`;
}
