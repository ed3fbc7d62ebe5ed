import { languageOf } from "@boresight/domain/texts/language";
import { importSchema } from "@boresight/domain/settings/import/import-schema";
import { sentenceIn } from "@boresight/domain/texts/sentence-in";
import { importFile as runImport, type ReportedRow } from "#modules/settings/import/import-file.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { serverFunction } from "#functions/server-function.ts";

/** Ten million bytes as JSON, in which quotation marks and line breaks take two. */
const bodyLimit = 24_000_000;

/** Checks a CSV file row by row; with `apply` it is imported, unless the mode forbids it. */
export const importFile = serverFunction(
  { path: "import-file", roles: ["admin"], input: importSchema, bodyLimit },
  async ({ caller, input, request, deps: { pool, clock } }) => {
    const report = await inTransaction({ pool, clock }, caller, (tx) => runImport(input, tx));
    const language = languageOf(String(request.headers["x-language"]));
    const said = (row: ReportedRow): ReportedRow => ({
      ...row,
      problems: row.problems.map((one) => ({ ...one, message: sentenceIn(language, one.message) })),
      notes: row.notes.map((note) => sentenceIn(language, note)),
    });
    if (language === "en") return report;
    const asked = report.questions.map((one) => ({ ...one, text: sentenceIn(language, one.text) }));
    const notes = report.notes.map((note) => sentenceIn(language, note));
    return { ...report, questions: asked, notes, rows: report.rows.map(said) };
  },
);
