/** Reads a company's accounts, customers and items, and says which of ours they seem to be. */
import type { Pool } from "pg";
import { qboAccount } from "#integrations/quickbooks/entities/account.ts";
import { qboCustomer } from "#integrations/quickbooks/entities/customer.ts";
import type { QboEntityOf } from "#integrations/quickbooks/entities/entity.ts";
import { qboItem } from "#integrations/quickbooks/entities/item.ts";
import type { QboClient } from "#integrations/quickbooks/qbo-client.ts";
import { QboError } from "#integrations/quickbooks/qbo-error.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { saveRecords } from "./save-records.ts";

export interface ReadRecordsDeps {
  pool: Pool;
  clock: Clock;
  /** Null: QuickBooks is not set up. */
  client: Pick<QboClient, "company"> | null;
}

type Company = Pick<ReturnType<QboClient["company"]>, "query">;

const page = 1000;
/** More than any company of this trade has; a list that never ends must end somewhere. */
const mostPages = 100;

/**
 * Returns when everything is stored. What a person must know of a failure is stored with the connection; throws what is
 * worth another attempt, unless `isLast`.
 */
export async function readRecords(
  { connectionId, isLast }: { connectionId: string; isLast: boolean },
  deps: ReadRecordsDeps,
): Promise<void> {
  const connection = await asSystem(deps.pool, (system) =>
    system.maybe<{ realmId: string }>({
      text: "select realm_id from app.qbo_connections where id = $1 and status = 'connected'",
      values: [connectionId],
    }),
  );
  if (!connection || !deps.client) return;
  const company = deps.client.company(connection.realmId);
  try {
    const accounts = await readAll(company, qboAccount);
    const customers = await readAll(company, qboCustomer);
    const items = await readAll(company, qboItem);
    await asSystem(deps, (system, { now }) =>
      saveRecords({ connectionId, accounts, customers, items }, { system, now }),
    );
  } catch (error) {
    if (!(error instanceof QboError)) throw error;
    if (!isLast && (error.problem.kind === "unavailable" || error.problem.kind === "throttled")) throw error;
    await asSystem(deps.pool, (system) => system.run(noteProblem(connectionId, error)));
  }
}

async function readAll<Row>(company: Company, entity: QboEntityOf<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < mostPages; at++) {
    const found = await company.query(entity, { orderBy: "Id", startPosition: at * page + 1, maxResults: page });
    rows.push(...found);
    if (found.length < page) break;
  }
  return rows;
}

const noteProblem = (connectionId: string, { message }: QboError) => ({
  text: "update app.qbo_connections set records_problem = $2 where id = $1",
  values: [connectionId, message.slice(0, 500)],
});
