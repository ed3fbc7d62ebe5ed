import { fail } from "@boresight/domain/base/errors";
import type { QboConnectionStatus } from "@boresight/domain/accounting/qbo";
import type { Pool } from "pg";
import type { QboCompanyInfo } from "#integrations/quickbooks/entities/company-info.ts";
import { QboError } from "#integrations/quickbooks/qbo-error.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { breakConnection } from "./break-connection.ts";
import type { Books } from "./open-books.ts";
import { beginConnection } from "./save-connection.ts";

export interface BooksDeps {
  books: Books | null;
  pool: Pool;
  clock: Clock;
}

interface Connection {
  id: string;
  realmId: string;
  status: QboConnectionStatus;
}

interface Checked {
  status: QboConnectionStatus;
  /** The kind of failure; null when the company answered. */
  problem: string | null;
  /** In QuickBooks' own words. */
  detail: string;
}

/** Asks the connected company whether it answers. Throws `qbo-not-set-up` and `qbo-not-connected`. */
export async function checkConnection({ books, pool, clock }: BooksDeps): Promise<Checked> {
  if (!books) throw fail("qbo-not-set-up");
  const at = { pool, clock };
  const connection = await asSystem(pool, (system) => system.maybe<Connection>(currentIn(books.environment)));
  if (!connection) throw fail("qbo-not-connected");
  try {
    const company = await books.client.company(connection.realmId).companyInfo();
    await asSystem(at, (_system, work) => noteAnswer(connection, company, work));
    return { status: "connected", problem: null, detail: "" };
  } catch (error) {
    if (!(error instanceof QboError)) throw error;
    if (error.problem.kind === "subscriptionEnded")
      await asSystem(at, (_system, work) =>
        breakConnection({ connectionId: connection.id, reason: "subscriptionEnded" }, work),
      );
    const { status } = await asSystem(pool, (system) => system.one<Connection>(byId(connection.id)));
    return { status, problem: error.problem.kind, detail: error.detail };
  }
}

const columns = "id, realm_id, status";

const currentIn = (environment: string) => ({
  text: `select ${columns} from app.qbo_connections where environment = $1 and status in ('connected', 'broken')`,
  values: [environment],
});

const byId = (id: string) => ({ text: `select ${columns} from app.qbo_connections where id = $1`, values: [id] });

/** A company whose subscription had ended goes on where it stopped. */
async function noteAnswer(
  { id }: Connection,
  { CompanyName, Country = "" }: QboCompanyInfo,
  work: Parameters<typeof breakConnection>[1],
): Promise<void> {
  const { isBroken } = await work.system.one<{ isBroken: boolean }>({
    text: `update app.qbo_connections set checked_at = $2, company_name = $3, country = $4 where id = $1
      returning status = 'broken' as is_broken`,
    values: [id, work.now, CompanyName.slice(0, 200), Country.slice(0, 60)],
  });
  if (isBroken) await beginConnection({ connectionId: id, by: null }, work);
}
