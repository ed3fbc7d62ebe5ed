/** What the settings of the servers that mails leave by and come in by share. */
import type { Transaction } from "#platform/database/transaction.ts";

interface Account {
  host: string;
  userName: string;
}

/** A stored password is sent to no other server than the one it was entered for. */
export const keptPassword = (
  before: (Account & { sealedPassword: Buffer | null }) | undefined,
  { host, userName }: Account,
): Buffer | null => (before?.host === host && before.userName === userName ? before.sealedPassword : null);

interface Change<Name extends string> {
  /** The table. */
  entity: string;
  names: readonly Name[];
  before: Readonly<Record<Name, unknown>> | undefined;
  after: Readonly<Record<Name, unknown>> | undefined;
}

/** Writes into the audit what changed under these names. */
export async function noteSettings<Name extends string>(
  { entity, names, before, after }: Change<Name>,
  { caller, system }: Transaction,
): Promise<void> {
  const pairs = names.map((name) => [name, [before?.[name] ?? null, after?.[name] ?? null]] as const);
  const changes = Object.fromEntries(pairs.filter(([, [was, is]]) => was !== is));
  const action = after === undefined ? "deleted" : before === undefined ? "created" : "changed";
  await system.run({
    text: `insert into app.audit_entries (actor_id, actor_role, action, entity, changes) values ($1, $2, $3, $4, $5)`,
    values: [caller.userId, caller.role, action, entity, changes],
  });
}
