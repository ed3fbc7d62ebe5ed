// Slows wrong attempts at one account down, by growing pauses for whoever makes them (contract auth.md).
import { BoresightError, fail, type ErrorCode } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { camelRows } from "#platform/database/camel-rows.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { countAttempt } from "#modules/accounts/audit-account.ts";
import { noteWrongGuess } from "#modules/accounts/sign-in/guess-waves.ts";
import type { RequestDevice } from "./device.ts";
import type { Clock } from "#platform/clock.ts";
import type { Limit } from "#platform/settings/setting-kinds.ts";
import type { RequestCounts } from "#platform/limits/rate-limits.ts";
import type { Config } from "#platform/settings/config.ts";

/**
 * Runs an attempt at a secret of this account, named by its id, address or number; null: of nobody. Only wrong attempts count;
 * while it is too early for the next it throws `too-many-requests` with the seconds to wait, without running.
 */
export type GuardGuesses = <T>(account: string | null, attempt: () => Promise<T>) => Promise<T>;

const wrong: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "invalid-email-password",
  "invalid-otp",
  "invalid-recovery-code",
  "invalid-totp",
]);

export interface GuardDeps {
  config: Config;
  counts: RequestCounts;
  pool: Pool;
  clock: Clock;
}

/** Returns the guard of a request that comes from this device. */
export function guardGuesses(deps: GuardDeps): (device: RequestDevice) => GuardGuesses {
  const { rateLimits } = deps.config.auth;
  return (device) => async (account, attempt) => {
    if (account === null) {
      if (rateLimits) await requireTurn({ key: `guess ${device.network}`, limit: rateLimits.guess }, deps);
      return attempt();
    }
    const place = rateLimits && (await requirePlace({ account, device, limits: rateLimits }, deps));
    try {
      const result = await attempt();
      if (place) await endGuess(place, true, deps);
      return result;
    } catch (error) {
      const isWrong = error instanceof BoresightError && wrong.has(error.code);
      if (isWrong) await noteWrong(place ?? { login: await loginOf(account, deps), isKnownDevice: true }, device, deps);
      else if (place) await endGuess(place, false, deps);
      throw error;
    }
  };
}

interface Place {
  /** Null when nobody has this address or number. */
  login: string | null;
  isKnownDevice: boolean;
  placeKey: Buffer;
  sharedKey: Buffer | null;
}

interface Guess {
  account: string;
  device: RequestDevice;
  limits: { account: Limit; guess: Limit };
}

/** A device that is known to the account is not kept waiting by others of its network. */
async function requirePlace({ account, device, limits }: Guess, deps: GuardDeps): Promise<Place> {
  const { pool, clock } = deps;
  const { count, within } = limits.account;
  const { rows } = await pool.query<Place & { freeAt: string | null }>({
    name: "begin-guess",
    text: `select free_at, login, is_known_device, place_key, shared_key from app_private.begin_guess($1, $2, $3, $4, $5, $6)`,
    values: [account, device.marks.device, device.marks.network, clock(), count, within],
  });
  const [place] = camelRows(rows);
  if (!place) throw new Error("no place was found for an attempt");
  if (place.freeAt !== null) {
    const slowed = { login: place.login, kind: "slowed", address: device.network } as const;
    await asSystem(pool, (system) => countAttempt(slowed, system, deps));
    throw fail("too-many-requests", { retryAfter: secondsUntil(place.freeAt, clock()) });
  }
  try {
    const network = place.isKnownDevice ? `device ${device.marks.device.toString("hex")}` : device.network;
    await requireTurn({ key: `guess ${network}`, limit: limits.guess }, deps);
  } catch (error) {
    await endGuess(place, false, deps);
    throw error;
  }
  return place;
}

async function requireTurn({ key, limit }: { key: string; limit: Limit }, { counts }: GuardDeps): Promise<void> {
  const retryAfter = await counts.take(key, limit);
  if (retryAfter !== null) throw fail("too-many-requests", { retryAfter });
}

async function endGuess({ placeKey, sharedKey }: Place, wasRight: boolean, { pool }: GuardDeps): Promise<void> {
  const text = "select app_private.end_guess($1, $2, $3)";
  await pool.query({ name: "end-guess", text, values: [placeKey, sharedKey, wasRight] });
}

/** The audit informs admins; the owner is told what was tried elsewhere. */
async function noteWrong(
  { login, isKnownDevice }: Pick<Place, "isKnownDevice" | "login">,
  { network }: RequestDevice,
  deps: GuardDeps,
): Promise<void> {
  await asSystem(deps.pool, async (system) => {
    await countAttempt({ login, kind: "failed", address: network }, system, deps);
    if (login !== null && !isKnownDevice) await noteWrongGuess(login, system, deps);
  });
}

async function loginOf(account: string, { pool }: GuardDeps): Promise<string | null> {
  const text = "select app_private.login_of($1) as login";
  return (await pool.query<{ login: string | null }>({ text, values: [account] })).rows[0]?.login ?? null;
}

const secondsUntil = (moment: string, now: Date): number =>
  Math.max(Math.ceil((Date.parse(moment) - now.getTime()) / 1000), 1);
