import { anyRecord, type FieldSpecs, type RecordSpec } from "@boresight/domain/base/record";
import { savedId } from "@boresight/domain/base/record-id";
import { savedSchema } from "@boresight/domain/base/record-schema";
import * as z from "zod";
import { saveRow } from "./database/save-row.ts";
import { mutation } from "./mutation.ts";

interface SavedRow {
  summary: string;
  /** The row, by its GraphQL type. */
  returns: Readonly<Record<string, string>>;
}

/** Of any record it is known only that these two are among its fields. */
const savedFields = z.looseObject(savedId);

/** The verb by which admins add a row of a described record or change it, as a whole. */
export const savedRow = <Fields extends FieldSpecs>(of: RecordSpec<Fields>, { summary, returns }: SavedRow) =>
  mutation({
    summary,
    callers: ["admin"],
    input: savedSchema(anyRecord(of)),
    returns,
    clientKey: true,
    errors: ["definition-changed"],
    async run(row, { caller }) {
      const id = await saveRow(of.table, savedFields.parse(row), caller);
      return Object.fromEntries(Object.keys(returns).map((name) => [name, id]));
    },
  });
