import type { Caller } from "#platform/caller.ts";
import { csvBatches, csvBatchSize, csvCells } from "#platform/csv-batches.ts";
import { inReport } from "#platform/database/replica/in-report.ts";
import type { Pool } from "pg";

export interface ExportedTable {
  name: string;
  columns: readonly { name: string; isNumber: boolean }[];
  /** The columns of its primary key, each with its type. */
  key: readonly { name: string; type: string }[];
}

/** What proves who somebody is, and what only the search reads. */
const secret = "(hash|secret|sealed(?!_at$)|token|search_text|^body$|^context$)";

/** Returns the tables and columns that the caller may read, without secrets: a sign-in email holds a ticket. */
export async function readTables(caller: Caller, pool: Pool): Promise<readonly ExportedTable[]> {
  return inReport(pool, caller, ({ caller: rights }) =>
    rights.rows<ExportedTable>({
      text: `select c.relname as name,
          (select json_agg(json_build_object('name', a.attname, 'isNumber', a.atttypid = any (
              array['int2', 'int4', 'float4', 'float8', 'numeric']::regtype[])) order by a.attnum)
            from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
              and has_column_privilege(c.oid, a.attnum, 'select')
              and not (a.attname ~ $1 and (c.relname = 'messages' or a.attname !~ '^(body|context)$'))) as columns,
          (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
            from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
            where i.indrelid = c.oid and i.indisprimary) as key
        from pg_class c
        where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and has_any_column_privilege(c.oid, 'select')
          and exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)
        order by c.relname`,
      values: [secret],
    }),
  );
}

interface Batch {
  cells: string;
  key: readonly string[];
}

const quoted = (column: string): string => `t."${column}"`;

/** Yields all rows that the caller may read, in batches that each continue after the one before. */
export function exportTable({ name, columns, key }: ExportedTable, caller: Caller, pool: Pool): AsyncGenerator<string> {
  const cells = columns.map(
    (column) => [column.name, quoted(column.name) + (column.isNumber ? "" : "::text")] as const,
  );
  const keys = key.map((column) => quoted(column.name)).join(", ");
  const after = key.map(({ type }, index) => `$${index + 1}::${type}`).join(", ");
  return csvBatches<Batch>(cells, (last) =>
    inReport(pool, caller, ({ caller: rights }) =>
      rights.rows<Batch>({
        text: `select ${csvCells(cells)}, array[${key.map((column) => `${quoted(column.name)}::text`).join(", ")}] as key
          from app."${name}" t ${last ? `where (${keys}) > (${after})` : ""} order by ${keys} limit ${csvBatchSize}`,
        values: last?.key ?? [],
      }),
    ),
  );
}
