import { fail } from "@boresight/domain/base/errors";
import { importUndoDays } from "@boresight/domain/settings/import/import-kinds";
import { importIdSchema } from "@boresight/domain/settings/import/import-schema";
import { allowMinutes } from "./allow-minutes.ts";
import { mutation } from "#platform/mutation.ts";
import { readUndone, tellUndone } from "./tell-undone.ts";

export const undoImport = mutation({
  summary: "Takes an import back as a whole, for 7 days and while nobody has changed or used what it brought.",
  callers: ["admin"],
  input: importIdSchema,
  returns: { import: "Import" },
  errors: ["import-undone", "import-too-old", "import-changed", "import-used", "month-closed"],
  async run({ id }, tx) {
    const { caller, system, now } = tx;
    await caller.one({ text: "select id from app.imports where id = $1", values: [id] });
    await allowMinutes(system);
    await system.run({ text: "select pg_advisory_xact_lock(hashtextextended('import', 0))" });
    const { isUndone, isOld, obstacle } = await system.one<{
      isUndone: boolean;
      isOld: boolean;
      obstacle: string | null;
    }>({
      text: `select undone_at is not null as is_undone, created_at < $2::timestamptz - make_interval(days => $3) as is_old,
          app_private.import_obstacle(id) as obstacle
        from app.imports where id = $1`,
      values: [id, now, importUndoDays],
    });
    if (isUndone) throw fail("import-undone");
    if (isOld) throw fail("import-too-old");
    if (obstacle === "changed") throw fail("import-changed");
    if (obstacle !== null) throw fail("import-used");
    const undone = await readUndone(id, system);
    await system.run({ text: "select app_private.undo_import($1)", values: [id] });
    await system.run({
      text: "update app.imports set undone_at = $2, undone_by = $3 where id = $1",
      values: [id, now, caller.userId],
    });
    await tellUndone(undone, tx);
    return { import: id };
  },
});
