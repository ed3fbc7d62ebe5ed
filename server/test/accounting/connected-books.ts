/** A shop's books at a simulator of QuickBooks, connected and ready to be written. */
import { openOauth } from "#integrations/quickbooks/connection/oauth.ts";
import { openBooks, type Books } from "#modules/accounting/connection/open-books.ts";
import { saveTokens } from "#modules/accounting/connection/stored-tokens.ts";
import { tokenSealing } from "#modules/accounting/connection/token-sealing.ts";
import { systemClock, type Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log.ts";
import type { Config } from "#platform/settings/config.ts";
import type { QboSimulator } from "../../qbo-simulator/start-qbo-simulator.ts";
import type { TestDatabase } from "../database.ts";
import { testConfig } from "../server.ts";

export const booksRealmId = "4620816365";
const consentReturn = `${testConfig.clientUrl}/admin/quickbooks/connect`;

/** The settings of a server whose books are at this simulator. */
export const booksConfig = ({ settings }: QboSimulator): Config => ({
  ...testConfig,
  qbo: {
    environment: "simulator",
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    webhookToken: settings.verifierToken,
    authorizeUrl: settings.authorizeUrl,
    tokenUrl: settings.tokenUrl,
    revokeUrl: settings.revokeUrl,
    apiUrl: settings.apiUrl,
    tokenKey: null,
    previousTokenKey: null,
  },
});

interface Connecting {
  config: Config;
  db: TestDatabase;
  simulator: QboSimulator;
  clock?: Clock;
  realmId?: string;
}

/** A server's books over this database. */
export function openTestBooks({ config, db, clock = systemClock }: Pick<Connecting, "config" | "db" | "clock">): Books {
  const books = openBooks({ config, pool: db.server, clock, log: createLog("silent") });
  if (!books) throw new Error("the settings name no books");
  return books;
}

/** Connects a company as a person's consent does. Returns the connection's id. */
export async function connectCompany({
  config,
  db,
  simulator,
  clock = systemClock,
  realmId = booksRealmId,
}: Connecting): Promise<string> {
  if (!config.qbo) throw new Error("the settings name no books");
  const code = simulator.admin.issueCode({ realmId, redirectUri: consentReturn });
  const tokens = await openOauth(config.qbo, { clock }).exchangeCode({ code, redirectUri: consentReturn });
  const { environment } = config.qbo;
  return asSystem({ pool: db.server, clock }, async (system, { now }) => {
    const { id } = await system.one<{ id: string }>({
      text: `insert into app.qbo_connections (environment, realm_id, company_name, status, connected_at)
        values ($1, $2, 'Boresight Calibration LLC', 'connected', $3)
        on conflict (environment, realm_id) do update set status = 'connected', connected_at = excluded.connected_at returning id`,
      values: [environment, realmId, now],
    });
    await saveTokens(id, tokens, { system, now, sealing: tokenSealing(config) });
    return id;
  });
}
