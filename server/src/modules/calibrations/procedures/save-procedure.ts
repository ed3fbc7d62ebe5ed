import { procedureSchema, type SavedProcedure } from "@boresight/domain/calibrations/procedure";
import { wrongField } from "@boresight/domain/base/problems";
import { text } from "@boresight/domain/texts/text";
import { saveRow } from "#platform/database/save-row.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";

export const saveProcedure = mutation({
  summary:
    "Adds a maker's procedure or position statement to the library, or changes it. Attempts keep what it was when they were made.",
  callers: ["admin"],
  input: procedureSchema,
  returns: { procedure: "Procedure" },
  clientKey: true,
  errors: ["definition-changed"],
  async run(procedure, { caller, system }) {
    await checkReferences(procedure, system);
    return { procedure: await saveRow("app.procedures", procedure, caller) };
  },
});

async function checkReferences(given: SavedProcedure, system: Rights): Promise<void> {
  const { id, title, lineItemTypeId, fileId, supersededById } = given;
  const twin = await system.maybe({
    text: "select id from app.procedures where lower(title) = lower($1) and id is distinct from $2::uuid",
    values: [title, id],
  });
  if (twin) throw wrongField("title", "taken", text("calibrations.procedureIsKnown"));
  const type = { text: "select id from app.line_item_types where id = $1", values: [lineItemTypeId] };
  if (lineItemTypeId !== null && !(await system.maybe(type)))
    throw wrongField("lineItemTypeId", "wrong-reference", text("calibrations.chooseACalibration"));
  const file = {
    text: "select id from app.files where id = $1 and is_uploaded and service_order_id is null and customer_id is null",
    values: [fileId],
  };
  if (fileId !== null && !(await system.maybe(file)))
    throw wrongField("fileId", "wrong-reference", text("calibrations.chooseProcedureFile"));
  if (supersededById !== null) await checkSuccessor({ id, supersededById }, system);
}

/** Whoever follows what supersedes it comes to an end, and not back here. */
async function checkSuccessor(
  { id, supersededById }: { id: string | null; supersededById: string },
  system: Rights,
): Promise<void> {
  const successors = await system.rows<{ id: string }>({
    text: `with recursive later as (
        select id, superseded_by_id from app.procedures where id = $1
        union select p.id, p.superseded_by_id from app.procedures p join later l on p.id = l.superseded_by_id)
      select id from later limit 1000`,
    values: [supersededById],
  });
  if (successors.length === 0 || successors.some((one) => one.id === id))
    throw wrongField("supersededById", "wrong-reference", text("calibrations.chooseAProcedure"));
}
