/** What the rows of a file of calibration rules would change: checked as a whole, before anything is written. */
import { text } from "#texts/text.ts";
import type { Text } from "#texts/travelling-text.ts";
import {
  changedFields,
  keepsVerification,
  ruleContentSchema,
  ruleFields,
  ruleKey,
  type RuleContent,
  type RuleField,
} from "./calibration-rule.ts";
import { valueOf } from "./calibration-rule-columns.ts";
import type { CsvRow } from "#base/csv-reader.ts";
import { problemsOf } from "#base/problems.ts";

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

export interface ChangedRule extends RuleContent {
  id: string;
  keepsVerification: boolean;
}

interface Wrong {
  outcome: "wrong";
  problems: readonly Text[];
}

interface Created {
  outcome: "created";
  created: RuleContent;
}

interface Updated {
  outcome: "updated";
  updated: ChangedRule;
  changed: readonly RuleField[];
  /** It was verified and has to be again. */
  losesVerification: boolean;
}

interface Skipped {
  outcome: "skipped";
}

/** What a row does; `rule` is what it is about, in the file's words. */
export type JudgedRule = { rule: string } & (Wrong | Created | Updated | Skipped);

interface RowsOfRules {
  /** Of each column. */
  fields: readonly RuleField[];
  rows: readonly CsvRow[];
}

/** Rows checked before pausing. */
const stretch = 250;

/** Returns what each row does, in order. A long file takes a while: `pause` lets other work run in between. */
export async function judgeRules(
  { fields, rows }: RowsOfRules,
  catalogue: RuleCatalogue,
  pause: () => Promise<unknown> = async () => {},
): Promise<readonly JudgedRule[]> {
  const judge = judgeWith(catalogue);
  const judged: JudgedRule[] = [];
  for (const row of rows) {
    if (judged.length % stretch === stretch - 1) await pause();
    judged.push(judge(row, fields));
  }
  return judged;
}

function judgeWith({ operations, types, rules }: RuleCatalogue) {
  const [operationKeys, typeKeys] = [keysOf(operations), keysOf(types)];
  const known = new Map(rules.map((rule) => [ruleKey(rule), rule]));
  const seen = new Map<string, number>();

  return ({ line, cells }: CsvRow, fields: readonly RuleField[]): JudgedRule => {
    const said = saidIn(cells, fields);
    const words = wordsFor(said);
    const wrong = (...problems: Text[]): JudgedRule => ({ rule: words, outcome: "wrong", problems });
    const parsed = ruleContentSchema.safeParse(valuesOf(said));
    if (!parsed.success) return wrong(...problemsOf(parsed.error).map(({ message }) => message));
    const operation = operationKeys.get(parsed.data.operation.trim().toLowerCase());
    const typeKey = typeKeys.get(parsed.data.typeKey.trim().toLowerCase());
    if (!operation) return wrong(text("calibrations.operationUnknown", { operation: parsed.data.operation }));
    if (!typeKey) return wrong(text("calibrations.typeUnknown", { typeKey: parsed.data.typeKey }));
    const rule = { ...parsed.data, operation, typeKey };
    const key = ruleKey(rule);
    const first = seen.get(key);
    if (first !== undefined) return wrong(text("calibrations.theSameRuleStandsInLine", { first }));
    seen.set(key, line);
    return { rule: words, ...compared(rule, known.get(key), fields) };
  };
}

type Said = Partial<Record<RuleField, string>>;

const saidIn = (cells: readonly string[], fields: readonly RuleField[]): Said =>
  Object.fromEntries(fields.map((field, index) => [field, cells[index] ?? ""] as const));

const valuesOf = (said: Said) =>
  Object.fromEntries(
    ruleFields.flatMap((field) => (said[field] === undefined ? [] : [[field, valueOf(field, said[field])] as const])),
  );

/** By key or by name, ignoring case. */
const keysOf = (named: readonly Named[]) =>
  new Map(named.flatMap(({ key, name }) => [[name.toLowerCase(), key] as const, [key.toLowerCase(), key] as const]));

/** Fields without a column in the file stay as they are. */
function compared(
  rule: RuleContent,
  before: KnownRule | undefined,
  fields: readonly RuleField[],
): Created | Updated | Skipped {
  if (!before) return { outcome: "created", created: rule };
  const { id, isVerified, ...content } = before;
  const changed = changedFields(content, rule).filter((field) => fields.includes(field));
  if (changed.length === 0) return { outcome: "skipped" };
  const after: RuleContent = { ...content, ...pick(rule, changed) };
  const keeps = keepsVerification(content, after);
  return {
    outcome: "updated",
    updated: { ...after, id, keepsVerification: keeps },
    changed,
    losesVerification: isVerified && !keeps,
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
