/** What a record of ours looks like there, or why it cannot be sent yet. */
import type { RecordFields } from "@boresight/domain/accounting/merge-record";
import type { QboEntityName } from "@boresight/domain/accounting/qbo";
import type { QboWait } from "@boresight/domain/accounting/qbo-problem";
import type { Rights } from "#platform/database/transaction.ts";
import type { QboMapping } from "#modules/accounting/connection/mapping.ts";

/** A record of ours that must be there first. */
export interface NeededRecord {
  entity: QboEntityName;
  localId: string;
  label: string;
}

export interface ReadyRecord {
  is: "ready";
  /** Under QuickBooks' names; empty ones say that a field is to be empty. */
  fields: RecordFields;
  /** Other names to try when the one in the fields belongs to another record, best first. */
  otherNames: readonly string[];
}

export interface WaitingRecord {
  is: "waiting";
  problem: QboWait;
  /** What it waits for, by name. */
  detail: string;
  needs: readonly NeededRecord[];
}

/** Unwanted is a draft, for example, or a record that was taken back before it was sent. */
export type BuiltRecord = ReadyRecord | WaitingRecord | { is: "unwanted" };

/** Which record there is which of ours. */
export interface KnownLink {
  qboId: string;
  snapshot: RecordFields;
}

export interface Building {
  system: Rights;
  mapping: QboMapping;
  linksOf: (entity: QboEntityName, localIds: readonly string[]) => Promise<ReadonlyMap<string, KnownLink>>;
}

export const unwanted: BuiltRecord = { is: "unwanted" };

export const ready = (fields: RecordFields, otherNames: readonly string[] = []): ReadyRecord => ({
  is: "ready",
  fields,
  otherNames,
});

export const waiting = (problem: QboWait, needs: readonly NeededRecord[], detail?: string): WaitingRecord => ({
  is: "waiting",
  problem,
  needs,
  detail: detail ?? needs.map(({ label }) => label).join(", "),
});

/** The links as they are stored. */
export const storedLinks =
  (connectionId: string, system: Rights): Building["linksOf"] =>
  async (entity, localIds) => {
    const rows = await system.rows<KnownLink & { localId: string }>({
      isPrepared: true,
      text: `select local_id, qbo_id, snapshot from app.qbo_links
        where connection_id = $1 and entity = $2 and local_id = any ($3)`,
      values: [connectionId, entity, localIds],
    });
    return new Map(rows.map(({ localId, ...link }) => [localId, link]));
  };
