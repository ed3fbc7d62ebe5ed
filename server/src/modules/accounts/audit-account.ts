// What the audit says about accounts: never a secret, and of many attempts in a short time their number.
import type { Rights } from "#platform/database/transaction.ts";
import type { Clock } from "#platform/clock.ts";

/** What guards an account, by the table that holds it. */
type Guard = "refresh_tokens" | "security_keys" | "user_identities" | "user_passwords" | "user_totp";

export interface AccountChange {
  /** Whose account it is, and who changed it. */
  userId: string;
  action: "changed" | "created" | "deleted";
  entity: Guard;
  /** Old and new, without secrets. */
  changes?: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** Records what people change in their own account. */
export async function auditAccount(
  { userId, action, entity, changes = {} }: AccountChange,
  system: Rights,
): Promise<void> {
  await system.run({
    text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, changes)
      select id, default_role, $2, $3, id, $4 from app.users where id = $1`,
    values: [userId, action, entity, JSON.stringify(changes)],
  });
}

/** From here on what the tables' own triggers record in this transaction is the person's. */
export async function actAs(userId: string, system: Rights): Promise<void> {
  await system.run({ text: "select set_config('app.user_id', $1, true)", values: [userId] });
}

export interface CountedAttempt {
  /** Null: nobody has this address or number. */
  login: string | null;
  kind: "failed" | "slowed";
  /** Where it came from. */
  address: string;
}

/** So long the attempts at one account are only counted after an entry. */
const between = 60_000;

/** Counts an attempt that got nobody in, and records it with those before it at most once a minute. */
export async function countAttempt(
  { login, kind, address }: CountedAttempt,
  system: Rights,
  { clock }: { clock: Clock },
): Promise<void> {
  const now = clock().getTime();
  const { isDue } = await system.one<{ isDue: boolean }>({
    text: `insert into app_private.counted_attempts as c (user_id, ${kind}, address) values ($1, 1, $2)
      on conflict (user_id) do update set ${kind} = c.${kind} + 1, address = excluded.address
      returning told_at is null or told_at <= $3 as is_due`,
    values: [login, address, new Date(now - between)],
  });
  if (isDue) await recordAttempts(new Date(now), system, login);
}

/** Records the attempts that were only counted so far: of this login, or of all whose last entry is old enough. */
export async function recordCountedAttempts(system: Rights, { clock }: { clock: Clock }): Promise<void> {
  await recordAttempts(clock(), system);
}

async function recordAttempts(now: Date, system: Rights, login?: string | null): Promise<void> {
  await system.run({
    text: `with due as (
        select id, user_id, failed, slowed, address from app_private.counted_attempts
        where failed + slowed > 0 and (told_at is null or told_at <= $2) and ($3 or user_id is not distinct from $4) for update),
      told as (update app_private.counted_attempts c set failed = 0, slowed = 0, told_at = $1 from due where c.id = due.id)
      insert into app.audit_entries (action, entity, entity_id, changes)
      select action, 'users', user_id,
        jsonb_build_object('attempts', jsonb_build_array(null, attempts), 'address', jsonb_build_array(null, address))
      from due, lateral (values ('signInFailed', failed), ('signInSlowed', slowed)) as kinds (action, attempts)
      where attempts > 0`,
    values: [now, new Date(now.getTime() - between), login === undefined, login ?? null],
  });
}
