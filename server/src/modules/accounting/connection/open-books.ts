import type { QboEnvironment } from "@boresight/domain/accounting/qbo";
import type { Pool } from "pg";
import { openQboClient, type QboClient } from "#integrations/quickbooks/qbo-client.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import type { Config } from "#platform/settings/config.ts";
import { openExchangeLog, type ExchangeLog } from "./exchange-log.ts";
import { storedTokens } from "./stored-tokens.ts";
import { tokenSealing } from "./token-sealing.ts";

export interface BooksDeps {
  config: Pick<Config, "qbo" | "sealSecret">;
  pool: Pool;
  clock: Clock;
  log: Log;
}

/** The books at QuickBooks, by the tokens that the database keeps. */
export interface Books extends Pick<ExchangeLog, "forJob" | "written"> {
  environment: QboEnvironment;
  client: QboClient;
}

/** Null: QuickBooks is not set up. */
export function openBooks({ config, pool, clock, log }: BooksDeps): Books | null {
  if (!config.qbo) return null;
  const { environment } = config.qbo;
  const { onExchange, forJob, written } = openExchangeLog({ pool, clock, log, environment });
  const store = storedTokens({ pool, clock, environment, sealing: tokenSealing(config) });
  return { environment, client: openQboClient(config.qbo, { store, clock, onExchange }), forJob, written };
}
