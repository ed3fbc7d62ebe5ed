import * as shape from "@boresight/domain/base/shape";
import { importFields } from "@boresight/domain/settings/import/import-fields";
import { importOutcomes, type ImportKind } from "@boresight/domain/settings/import/import-kinds";
import { t } from "@boresight/domain/texts/text";

const rowSchema = shape.object({
  line: shape.number(),
  about: shape.string(),
  outcome: shape.oneOf(importOutcomes),
  problems: shape.array(shape.object({ field: shape.string(), message: shape.string() })),
  changes: shape.array(shape.string()),
  notes: shape.array(shape.string()),
});

const questionSchema = shape.object({
  key: shape.oneOf(["dayOrder", "encoding"] as const),
  text: shape.string(),
  chosen: shape.nullable(shape.string()),
  choices: shape.array(shape.object({ value: shape.string(), label: shape.string() })),
});

/** The server's report on a file: what it would change, or has changed. */
export const importReportSchema = shape.object({
  importId: shape.nullable(shape.string()),
  headers: shape.array(shape.string()),
  columns: shape.array(shape.nullable(shape.string())),
  samples: shape.array(shape.array(shape.string())),
  missing: shape.array(shape.array(shape.string())),
  questions: shape.array(questionSchema),
  notes: shape.array(shape.string()),
  counts: shape.object({
    wrong: shape.number(),
    created: shape.number(),
    updated: shape.number(),
    skipped: shape.number(),
  }),
  rows: shape.array(rowSchema),
});

export type ImportReport = shape.Output<typeof importReportSchema>;
export type ImportQuestion = shape.Output<typeof questionSchema>;
export type ReportedRow = shape.Output<typeof rowSchema>;

/** While one is open no row is read. */
export const isOpen = ({ missing, questions }: ImportReport): boolean =>
  missing.length > 0 || questions.some(({ chosen }) => chosen === null);

/** How many records an import would write. */
export const changesIn = ({ counts }: ImportReport): number => counts.created + counts.updated;

/** The name of a field; of one that has none, such as a whole row, an empty text. */
export function fieldName(kind: ImportKind, field: string): string {
  const plain = field.replace(/^contact\.(.)/, (_, first: string) => `contact${first.toUpperCase()}`);
  return importFields[kind].find(({ key }) => key === plain)?.label ?? "";
}

/** What there is to say about a row, each as a sentence: what is wrong, or what changes and what that brings about. */
export function reasonsOf(kind: ImportKind, { problems, changes, notes }: ReportedRow): string[] {
  const said = problems.map(({ field, message }) => {
    const name = fieldName(kind, field);
    return name === "" ? message : t("settings.importFieldProblem", { field: name, problem: message });
  });
  const changed = changes.map((field) => fieldName(kind, field)).filter((name) => name !== "");
  const change = changed.length === 0 ? [] : [t("settings.importChanges", { fields: changed.join(", ") })];
  return [...said, ...change, ...notes];
}
