// What the primary and the replica say of themselves, by which a replica is distinguished from any other database.
import type { Pool } from "pg";
import type { ReplicaProblem } from "../replicas.ts";

interface Place {
  cluster: string;
  database: string;
  timeline: number;
}

export interface PrimaryPlace extends Place {
  position: string;
}

export interface ReplicaPlace extends Place {
  isReplica: boolean;
  position: string | null;
  /** Seconds since what it replayed last was committed, by the clocks of both servers. */
  age: number | null;
}

const place = `(select system_identifier::text from pg_control_system()) as cluster,
  (select oid::text from pg_database where datname = current_database()) as database`;

/** Fails on a server that is itself a replica. */
const primaryText = `select ${place}, pg_current_wal_flush_lsn()::text as position,
  ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::integer as timeline`;

const replicaText = `select ${place}, pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as position,
  (select greatest(c.timeline_id, r.min_recovery_end_timeline) from pg_control_checkpoint() c, pg_control_recovery() r) as timeline,
  extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as age`;

export const lookAtPrimary = (pool: Pool): Promise<PrimaryPlace> => look<PrimaryPlace>(pool, primaryText);
export const lookAtReplica = (pool: Pool): Promise<ReplicaPlace> => look<ReplicaPlace>(pool, replicaText);

async function look<Found>(pool: Pool, text: string): Promise<Found> {
  const { rows } = await pool.query<Found & object>(text);
  const [found] = rows;
  if (!found) throw new Error("a server says nothing of itself");
  return found;
}

/** Behind a replica that follows a former primary is another timeline. */
export function misfit(replica: ReplicaPlace, primary: PrimaryPlace): ReplicaProblem | null {
  if (replica.cluster !== primary.cluster || replica.database !== primary.database) return "otherDatabase";
  if (!replica.isReplica || replica.position === null) return "notReplica";
  return replica.timeline === primary.timeline ? null : "notReplica";
}
