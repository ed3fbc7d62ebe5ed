import type { QboEnvironment } from "@boresight/domain/accounting/qbo";
import type { Pool } from "pg";
import type { QboTokens, RefusedToken, TokenStore } from "#integrations/quickbooks/connection/token-store.ts";
import { QboError } from "#integrations/quickbooks/qbo-error.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { breakConnection } from "./break-connection.ts";
import type { TokenSealing } from "./token-sealing.ts";

interface StoredTokensDeps {
  pool: Pool;
  clock: Clock;
  environment: QboEnvironment;
  sealing: TokenSealing;
}

/** A company whose subscription ended keeps its tokens: it can be asked whether the subscription goes on. */
const isUsable = `(status = 'connected' or status = 'broken' and broken_reason = 'subscriptionEnded')`;

/**
 * The tokens of connected companies in the database, encrypted; the connection's lock keeps several servers from renewing at
 * once. It comes before anything is done to the tokens, as in a new consent and the end of a connection: else each could wait for the other.
 */
export function storedTokens({ pool, clock, environment, sealing }: StoredTokensDeps): TokenStore {
  const at = { pool, clock };
  const connectionOf = (realmId: string, system: Rights, lock: "" | "for no key update" = "") =>
    system.maybe<{ id: string }>({
      isPrepared: true,
      text: `select id from app.qbo_connections where environment = $1 and realm_id = $2 and ${isUsable} ${lock}`,
      values: [environment, realmId],
    });

  async function tokensOf(connectionId: string, system: Rights) {
    const row = await system.maybe<{ sealed: Buffer }>({
      isPrepared: true,
      text: "select sealed from app_private.qbo_tokens where connection_id = $1",
      values: [connectionId],
    });
    return row ? sealing.open(row.sealed) : null;
  }

  return {
    read: (realmId) =>
      asSystem(at, async (system, work) => {
        const connection = await connectionOf(realmId, system);
        if (!connection) return null;
        const tokens = await tokensOf(connection.id, system);
        // Encrypted with a key that is gone: only a new consent helps.
        if (!tokens) await breakConnection({ connectionId: connection.id, reason: "tokenRefused" }, work);
        return tokens;
      }),
    replace: (realmId, renew) =>
      asSystem(at, async (system, { now }) => {
        const connection = await connectionOf(realmId, system, "for no key update");
        const current = connection ? await tokensOf(connection.id, system) : null;
        const renewed = await renew(current);
        if (!connection) throw new QboError({ kind: "reconnect", reason: "notConnected" });
        if (renewed !== current) await saveTokens(connection.id, renewed, { system, now, sealing });
        return renewed;
      }),
    markBroken: (realmId, { accessToken, reason }: RefusedToken) =>
      asSystem(at, async (system, work) => {
        const connection = await connectionOf(realmId, system, "for no key update");
        if (!connection || reason === "notConnected") return;
        const current = await tokensOf(connection.id, system);
        if (current?.accessToken === accessToken) await breakConnection({ connectionId: connection.id, reason }, work);
      }),
  };
}

interface Saving {
  system: Rights;
  now: Date;
  sealing: TokenSealing;
}

/** Keeps the tokens of a connection, in place of earlier ones. */
export async function saveTokens(
  connectionId: string,
  tokens: QboTokens,
  { system, now, sealing }: Saving,
): Promise<void> {
  await system.run({
    text: `insert into app_private.qbo_tokens (connection_id, sealed, updated_at) values ($1, $2, $3)
      on conflict (connection_id) do update set sealed = excluded.sealed, updated_at = excluded.updated_at`,
    values: [connectionId, sealing.seal(tokens), now],
  });
  await system.run({
    text: "update app.qbo_connections set reconnect_before = $2 where id = $1",
    values: [connectionId, tokens.reconnectBefore],
  });
}
