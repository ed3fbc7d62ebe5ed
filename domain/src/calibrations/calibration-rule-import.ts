/** What a file of calibration rules would change: checked as a whole, before anything is written. */
import { t } from "#texts/text.ts";
import {
  changedFields,
  keepsVerification,
  ruleContentSchema,
  ruleFields,
  ruleKey,
  type RuleContent,
  type RuleField,
} from "./calibration-rule.ts";
import { fieldOfHeader, headerOf, valueOf } from "./calibration-rule-columns.ts";
import { readCsv, type CsvRow } from "#base/csv.ts";
import { fail } from "#base/errors.ts";
import { problemsOf } from "#base/problems.ts";

export const importLimits = { characters: 5_000_000, rows: 10_000 } as const;

export interface KnownRule extends RuleContent {
  id: string;
  isVerified: boolean;
}

interface Named {
  key: string;
  name: string;
}

/** What exists already. */
export interface RuleCatalogue {
  operations: readonly Named[];
  types: readonly Named[];
  rules: readonly KnownRule[];
}

export const importOutcomes = ["wrong", "created", "updated", "skipped"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export interface ImportRow {
  /** The line of the file where it begins. */
  line: number;
  /** The rule it is about, in the file's words. */
  rule: string;
  outcome: ImportOutcome;
  /** The problems, or the changes. */
  reasons: readonly string[];
}

export interface ImportPlan {
  columns: readonly string[];
  /** Unknown columns of the file. */
  ignored: readonly string[];
  rows: readonly ImportRow[];
  created: readonly RuleContent[];
  updated: readonly ChangedRule[];
}

export interface ChangedRule extends RuleContent {
  id: string;
  keepsVerification: boolean;
}

/** Rows checked before pausing. */
const stretch = 250;

/**
 * Returns the plan; problems of single rows are in it. Throws `invalid-input` for a file that is not one of rules. A
 * long file takes a while: `pause` lets other work run in between.
 */
export async function planImport(
  text: string,
  catalogue: RuleCatalogue,
  pause: () => Promise<unknown> = async () => {},
): Promise<ImportPlan> {
  const { header, rows } = readFile(text);
  const fields = header.map(fieldOfHeader);
  requireColumns(fields);
  const judged = await judgeRules({ fields, rows }, catalogue, pause);
  return {
    columns: fields.flatMap((field) => (field ? headerOf(field) : [])),
    ignored: header.filter((name, index) => !fields[index] && name.trim() !== ""),
    rows: judged.map(({ row }) => row),
    created: judged.flatMap(({ created }) => created ?? []),
    updated: judged.flatMap(({ updated }) => updated ?? []),
  };
}

interface RowsOfRules {
  /** Of each column; undefined for one that is not read. */
  fields: readonly (RuleField | undefined)[];
  rows: readonly CsvRow[];
}

/** Returns what each row is, in order. */
export async function judgeRules(
  { fields, rows }: RowsOfRules,
  catalogue: RuleCatalogue,
  pause: () => Promise<unknown> = async () => {},
): Promise<readonly Judged[]> {
  const judge = judgeWith(catalogue);
  const judged: Judged[] = [];
  for (const row of rows) {
    if (judged.length % stretch === stretch - 1) await pause();
    judged.push(judge(row, fields));
  }
  return judged;
}

function readFile(text: string): { header: readonly string[]; rows: readonly CsvRow[] } {
  if (text.length > importLimits.characters) throw addProblem("The file is larger than 5 MB: split it");
  if (text.includes("\uFFFD")) throw addProblem("The file is not UTF-8: save it as CSV UTF-8");
  const all = readCsv(text);
  if (!all) throw addProblem("A quotation mark in the file is never closed");
  const [header, ...rows] = all;
  if (!header || rows.length === 0) throw addProblem("The file has no rows below its headers");
  if (rows.length > importLimits.rows)
    throw addProblem(t("calibrations.rowsTooMany", { rows: rows.length, max: importLimits.rows }));
  return { header: header.cells, rows };
}

function requireColumns(fields: readonly (RuleField | undefined)[]): void {
  for (const needed of ["operation", "typeKey"] as const)
    if (!fields.includes(needed)) throw addProblem(t("calibrations.noColumn", { column: headerOf(needed) }));
  const twice = fields.find((field, index) => field && fields.indexOf(field) !== index);
  if (twice) throw addProblem(t("calibrations.columnTwice", { column: headerOf(twice) }));
}

const addProblem = (message: string) => fail("invalid-input", { message });

interface Judged {
  row: ImportRow;
  /** The fields that an update changes. */
  changed?: readonly RuleField[];
  created?: RuleContent;
  updated?: ChangedRule;
}

function judgeWith({ operations, types, rules }: RuleCatalogue) {
  const [operationKeys, typeKeys] = [keysOf(operations), keysOf(types)];
  const known = new Map(rules.map((rule) => [ruleKey(rule), rule]));
  const seen = new Map<string, number>();

  return ({ line, cells }: CsvRow, fields: readonly (RuleField | undefined)[]): Judged => {
    const said = saidIn(cells, fields);
    const place = { line, rule: wordsFor(said) };
    const wrong = (...reasons: string[]): Judged => ({ row: { ...place, outcome: "wrong", reasons } });
    if (cells.length > fields.length) return wrong(t("calibrations.theRowHasMoreCellsThan"));
    const parsed = ruleContentSchema.safeParse(valuesOf(said));
    if (!parsed.success) return wrong(...problemsOf(parsed.error).map(({ message }) => message));
    const operation = operationKeys.get(parsed.data.operation.trim().toLowerCase());
    const typeKey = typeKeys.get(parsed.data.typeKey.trim().toLowerCase());
    if (!operation) return wrong(t("calibrations.operationUnknown", { operation: parsed.data.operation }));
    if (!typeKey) return wrong(t("calibrations.typeUnknown", { typeKey: parsed.data.typeKey }));
    const rule = { ...parsed.data, operation, typeKey };
    const key = ruleKey(rule);
    const first = seen.get(key);
    if (first !== undefined) return wrong(t("calibrations.theSameRuleStandsInLine", { first }));
    seen.set(key, line);
    return compared(rule, known.get(key), { place, fields });
  };
}

type Said = Partial<Record<RuleField, string>>;

const saidIn = (cells: readonly string[], fields: readonly (RuleField | undefined)[]): Said =>
  Object.fromEntries(fields.flatMap((field, index) => (field ? [[field, cells[index] ?? ""] as const] : [])));

const valuesOf = (said: Said) =>
  Object.fromEntries(
    ruleFields.flatMap((field) => (said[field] === undefined ? [] : [[field, valueOf(field, said[field])] as const])),
  );

/** By key or by name, ignoring case. */
const keysOf = (named: readonly Named[]) =>
  new Map(named.flatMap(({ key, name }) => [[name.toLowerCase(), key] as const, [key.toLowerCase(), key] as const]));

interface Comparison {
  place: Pick<ImportRow, "line" | "rule">;
  fields: readonly (RuleField | undefined)[];
}

/** Fields without a column in the file stay as they are. */
function compared(rule: RuleContent, before: KnownRule | undefined, { place, fields }: Comparison): Judged {
  if (!before) return { row: { ...place, outcome: "created", reasons: [] }, created: rule };
  const { id, isVerified, ...content } = before;
  const changed = changedFields(content, rule).filter((field) => fields.includes(field));
  if (changed.length === 0)
    return { row: { ...place, outcome: "skipped", reasons: [t("calibrations.nothingChanges")] } };
  const after: RuleContent = { ...content, ...pick(rule, changed) };
  const keeps = keepsVerification(content, after);
  const lapses = isVerified && !keeps ? [t("calibrations.noLongerVerified")] : [];
  return {
    row: {
      ...place,
      outcome: "updated",
      reasons: [t("calibrations.changesChanged", { changed: changed.map(headerOf).join(", ") }), ...lapses],
    },
    changed,
    updated: { ...after, id, keepsVerification: keeps },
  };
}

const pick = (rule: RuleContent, fields: readonly RuleField[]): Partial<RuleContent> =>
  Object.fromEntries(fields.map((field) => [field, rule[field]]));

/** "windshield · CAL-FRAD · Honda CR-V 2017–2022 Touring" */
function wordsFor({ operation, typeKey, make, model, yearFrom, yearTo, trimPattern }: Said): string {
  const years = yearFrom || yearTo ? `${yearFrom ?? ""}–${yearTo ?? ""}` : "";
  const vehicle = [make, model, years, trimPattern].filter(Boolean).join(" ");
  return [operation, typeKey, vehicle].filter(Boolean).join(" · ");
}
