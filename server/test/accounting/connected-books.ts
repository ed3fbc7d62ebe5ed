/** A shop's books at a simulator of QuickBooks, connected and ready to be written. */
import { openOauth } from "#integrations/quickbooks/connection/oauth.ts";
import { openBooks, type Books } from "#modules/accounting/connection/open-books.ts";
import { saveTokens } from "#modules/accounting/connection/stored-tokens.ts";
import { tokenSealing } from "#modules/accounting/connection/token-sealing.ts";
import { systemClock, type Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log.ts";
import type { Config } from "#platform/settings/config.ts";
import type { QboSimulatorOptions } from "../../../simulators/quickbooks/simulator.ts";
import { startQboSimulator, type QboSimulator } from "../../../simulators/quickbooks/start-qbo-simulator.ts";
import { cloneDatabase, type TestDatabase } from "../database.ts";
import { testConfig } from "../server.ts";
import { openShop } from "../shop.ts";

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

interface ConnectedShopOptions extends QboSimulatorOptions {
  clock: Clock;
  /** How long a call may take. */
  timeoutMs?: number | undefined;
}

/** A shop in a database of its own, connected with a company at a simulator of its own. */
export async function openConnectedShop({ timeoutMs, ...simulated }: ConnectedShopOptions) {
  const { clock } = simulated;
  const db = await cloneDatabase();
  const simulator = await startQboSimulator(simulated);
  const config = booksConfig(simulator);
  if (config.qbo && timeoutMs) Object.assign(config.qbo, { timeoutMs });
  const shop = await openShop(db.owner);
  const connectionId = await connectCompany({ config, db, simulator, clock });
  const books = openTestBooks({ config, db, clock });
  return {
    db,
    simulator,
    config,
    shop,
    connectionId,
    books,
    async [Symbol.asyncDispose]() {
      await books.written();
      await simulator.close();
      await db[Symbol.asyncDispose]();
    },
  };
}
