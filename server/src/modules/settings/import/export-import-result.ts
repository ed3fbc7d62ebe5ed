import { csvLine } from "@boresight/domain/base/csv";
import { t } from "@boresight/domain/texts/text";
import type { Pool } from "pg";
import type { Caller } from "#platform/caller.ts";
import { inTransaction } from "#platform/database/transaction.ts";

interface StoredRow {
  line: number;
  cells: readonly string[];
  outcome: string;
  reasons: readonly string[];
}

interface Reader {
  caller: Caller;
  pool: Pool;
}

const rowsAtOnce = 500;

/** Returns the result of an import as lines of a CSV file, with what was made of it above the headers. Throws `not-found` for one that the caller does not see. */
export async function exportImportResult({ id }: { id: string }, reader: Reader): Promise<AsyncGenerator<string>> {
  const text = "select id from app.imports where id = $1";
  await inTransaction(reader.pool, reader.caller, ({ caller }) => caller.one({ text, values: [id] }));
  return resultLines(id, reader);
}

async function* resultLines(id: string, reader: Reader): AsyncGenerator<string> {
  yield "\uFEFF";
  let after = -1;
  let width = 0;
  for (;;) {
    const rows = await readRows({ id, after }, reader);
    for (const { line, cells, outcome, reasons } of rows) {
      if (line === 0) {
        width = cells.length;
        yield reasons.map((note) => csvLine([note])).join("");
      }
      const own = Array.from({ length: width }, (_, index) => cells[index] ?? "");
      yield line === 0
        ? csvLine([...own, t("settings.importOutcome"), t("settings.importReasons")])
        : csvLine([...own, outcome, reasons.join("; ")]);
    }
    after = rows.at(-1)?.line ?? after;
    if (rows.length < rowsAtOnce) return;
  }
}

const readRows = ({ id, after }: { id: string; after: number }, { caller, pool }: Reader) =>
  inTransaction(pool, caller, ({ system }) =>
    system.rows<StoredRow>({
      text: `select line, cells, outcome, reasons from app_private.import_rows
        where import_id = $1 and line > $2 order by line limit ${rowsAtOnce}`,
      values: [id, after],
    }),
  );
