import type { Client } from "pg";

export interface Table {
  /** With its schema, quoted. */
  name: string;
  /** Those that are stored, quoted, in an order of their own. */
  columns: string[];
  /** Not one that is empty after a crash. */
  isLogged: boolean;
}

/** All that hold what belongs to the shop: what migrations know of themselves is made by them. */
export async function readTables(source: Client): Promise<Table[]> {
  const { rows } = await source.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname) order by a.attname) as columns,
      c.relpersistence = 'p' as "isLogged"
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname in ('app', 'app_private', 'graphile_worker')
      and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
    group by n.nspname, c.relname, c.relpersistence order by n.nspname, c.relname`);
  return rows;
}
