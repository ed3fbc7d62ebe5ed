import { importUndoDays } from "@boresight/domain/settings/import/import-kinds";
import { readRetention } from "#modules/settings/upkeep/read-retention.ts";
import type { Work } from "#platform/database/events.ts";

/** That somebody imported stays; the rows of the file go, and sooner what only an undo needs. */
export async function removeOldImportRows({ system, now }: Work): Promise<void> {
  const { importResultDays } = await readRetention(system);
  await system.run({
    text: `delete from app_private.import_rows r using app.imports i
      where i.id = r.import_id and i.created_at < $1::timestamptz - make_interval(days => $2)`,
    values: [now, importResultDays],
  });
  await system.run({
    text: `delete from app_private.import_records r using app.imports i
      where i.id = r.import_id and i.created_at < $1::timestamptz - make_interval(days => $2)`,
    values: [now, importUndoDays + 1],
  });
}
