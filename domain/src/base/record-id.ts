/** Ids and versions in inputs. No screen sends a wrong one: one message for all of them is enough. */
import { text } from "#texts/text.ts";
import * as z from "zod";

export const recordId = () => z.uuid(text("base.idIsNotValid"));

/** The version of the row that was read. */
export const version = () => z.int(text("base.versionIsMissing"));

/** Of a record that is added or changed. */
export const savedId = {
  id: recordId().nullable().default(null).describe("None for a new one."),
  version: version().nullable().default(null).describe("None for a new one."),
};
