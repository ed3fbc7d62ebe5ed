// Servers of the release before go on beside the new schema until they are replaced. Rules are applied again, and a function
// that the new ones no longer have, or have with other parameters, would fail those servers: it stays for one release.
import type { Client } from "pg";

/** Remembers what is there, but what was kept already. Runs in the transaction of the rules, before they are dropped. */
export async function rememberFunctions(owner: Client): Promise<void> {
  await owner.query(`create table if not exists migration.kept_functions (signature text primary key);
    create temp table functions_before on commit drop as
    select p.proname as name, p.oid::regprocedure::text as signature, pg_get_functiondef(p.oid) as definition, p.pronargdefaults as defaults,
      array(select quote_ident(r.rolname) from aclexplode(p.proacl) a join pg_roles r on r.oid = a.grantee) as grantees
    from pg_proc p
    where p.pronamespace = 'app_private'::regnamespace and p.prokind in ('f', 'p')
      and p.oid::regprocedure::text not in (select signature from migration.kept_functions)`);
}

interface Lost {
  signature: string;
  definition: string;
  grantees: string[];
}

/**
 * Those that the new rules leave out, and that cannot be mistaken for one of theirs: a call that fits both a function and
 * another with defaults fails.
 */
const lostText = `select b.signature, b.definition, b.grantees from functions_before b
  where to_regprocedure(b.signature) is null
    and not exists (select from pg_proc p where p.pronamespace = 'app_private'::regnamespace and p.proname = b.name
      and p.pronargdefaults + b.defaults > 0)`;

/**
 * Puts back what would be lost, where servers of the release before may still run, and forgets what was kept for the one before
 * it. Runs after the rules, in their transaction.
 */
export async function keepLostFunctions(owner: Client, isAwaited: boolean): Promise<void> {
  await owner.query("delete from migration.kept_functions");
  if (!isAwaited) return;
  const { rows } = await owner.query<Lost>(lostText);
  for (const { signature, definition, grantees } of rows) {
    await owner.query("savepoint kept");
    try {
      await owner.query(definition);
      if (grantees.length > 0) await owner.query(`grant execute on function ${signature} to ${grantees.join(", ")}`);
      const text = "insert into migration.kept_functions values ($1)";
      await owner.query({ text, values: [signature] });
    } catch {
      await owner.query("rollback to kept"); // It needs something that is gone.
    }
  }
}
