import type { QboEnvironment } from "@boresight/domain/accounting/qbo";
import type { Work } from "#platform/database/events.ts";
import { endConnection, lockConnections } from "./end-connection.ts";

export interface ConsentedCompany {
  environment: QboEnvironment;
  realmId: string;
  companyName: string;
  country: string;
  by: string | null;
}

interface SavedConnection {
  id: string;
  outcome: "connected" | "offered";
}

/**
 * Connects the company that a person consented to. When the shop's books were another company's before, it is only
 * offered: a person must confirm it. Earlier offers of other companies are declined.
 */
export async function saveConnection(company: ConsentedCompany, work: Work): Promise<SavedConnection> {
  const { environment, realmId, by } = company;
  const { system } = work;
  await system.run(lockConnections);
  const latest = await system.maybe<{ environment: string; realmId: string }>({
    text: `select environment, realm_id from app.qbo_connections where connected_at is not null
      order by status in ('connected', 'broken') desc, connected_at desc limit 1`,
  });
  const isSame = !latest || (latest.environment === environment && latest.realmId === realmId);
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.qbo_connections (environment, realm_id, status) values ($1, $2, 'offered')
      on conflict (environment, realm_id) do update
        set status = case when qbo_connections.status = 'disconnected' then 'offered' else qbo_connections.status end
      returning id`,
    values: [environment, realmId],
  });
  await system.run({
    text: "update app.qbo_connections set company_name = $2, country = $3, checked_at = $4 where id = $1",
    values: [id, company.companyName, company.country, work.now],
  });
  const others = await system.rows<{ id: string }>({
    text: "select id from app.qbo_connections where status = 'offered' and id <> $1",
    values: [id],
  });
  for (const other of others) await endConnection({ connectionId: other.id, by }, work);
  if (!isSame) return { id, outcome: "offered" };
  await beginConnection({ connectionId: id, by }, work);
  return { id, outcome: "connected" };
}

/**
 * Marks a connection as connected, and reports it. What waits for it goes on. The first capture of changes starts an hour
 * ago by our clock; all later ones start at QuickBooks' own time.
 */
export async function beginConnection(
  { connectionId, by }: { connectionId: string; by: string | null },
  { system, now, emit }: Work,
): Promise<void> {
  const { companyName } = await system.one<{ companyName: string }>({
    text: `update app.qbo_connections set status = 'connected', connected_at = $2, connected_by = $3, broken_at = null, broken_reason = null,
        disconnected_at = null, disconnected_by = null, changes_since = coalesce(changes_since, $4)
      where id = $1 returning company_name`,
    values: [connectionId, now, by, new Date(now.getTime() - 3_600_000).toISOString()],
  });
  await emit({ type: "qbo.connected", entityId: connectionId, payload: { companyName } });
}
