import type { RecordFields } from "@boresight/domain/accounting/merge-record";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import { raiseConflict } from "../conflicts/raise-conflict.ts";
import { customerLane, wakeLane } from "../jobs/lanes.ts";
import { customerLabel } from "./record-labels.ts";

interface CustomerLink {
  connectionId: string;
  qboId: string;
  snapshot: RecordFields;
}

/**
 * Of two customers that became one, the remaining one takes over the link, unless it has its own: then there are two
 * customers there, which only a person can join. What waited for the one is sent with the other's.
 */
export async function moveLinks(
  { entityId: mergedId, payload: { intoId } }: DomainEvent<"customer.merged">,
  work: Work,
): Promise<void> {
  const { system } = work;
  const links = await system.rows<CustomerLink>({
    text: "select connection_id, qbo_id, snapshot from app.qbo_links where entity = 'Customer' and local_id = $1",
    values: [mergedId],
  });
  for (const link of links) await moveLink(link, { mergedId, intoId }, work);
  const moved = await system.rows<{ connectionId: string; lane: string }>({
    text: `update app.qbo_jobs set customer_id = $2, lane = $3 where customer_id = $1 and entity <> 'Customer'
        and status in ('pending', 'unconfirmed', 'failed') returning connection_id, lane`,
    values: [mergedId, intoId, customerLane(intoId)],
  });
  for (const lane of new Map(moved.map((one) => [one.connectionId, one])).values()) await system.run(wakeLane(lane));
}

async function moveLink(
  { connectionId, qboId, snapshot }: CustomerLink,
  { mergedId, intoId }: { mergedId: string; intoId: string },
  work: Work,
): Promise<void> {
  const own = await work.system.maybe<CustomerLink & { label: string }>({
    text: `select l.connection_id, l.qbo_id, l.snapshot, ${customerLabel} as label
      from app.qbo_links l join app.customers c on c.id = l.local_id
      where l.connection_id = $1 and l.entity = 'Customer' and l.local_id = $2`,
    values: [connectionId, intoId],
  });
  if (!own)
    return void (await work.system.run({
      text: "update app.qbo_links set local_id = $3 where connection_id = $1 and entity = 'Customer' and local_id = $2",
      values: [connectionId, mergedId, intoId],
    }));
  const sides = { fields: ["DisplayName"], ours: own.snapshot, theirs: snapshot };
  const about = {
    connectionId,
    entity: "Customer",
    kind: "mergedThere",
    localId: mergedId,
    qboId,
    label: own.label,
  } as const;
  await raiseConflict({ ...about, ...sides }, work);
}
