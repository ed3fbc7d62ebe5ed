/** Asks whatever may be asked, as one person, and looks whether anything of others is answered. */
import { createAsk, wordsOf, type FuzzedShop } from "./fuzzed-shop.ts";
import { createOperations } from "./generate-operation.ts";
import type { Random } from "./random.ts";
import { secretsFor, type Persona } from "./secrets.ts";

export interface LeakReport {
  asked: number;
  /** Answered with rows and without an error. */
  whole: number;
  slowest: number;
  problems: string[];
}

interface LeakFuzz {
  persona: Persona;
  random: Random;
  count: number;
  /** Milliseconds that no answer may take. */
  patience: number;
  /** Only this field of the root. */
  field?: string;
}

/** A refused operation is answered rightly, but asks nothing: another takes its place. */
const refused = ["query-too-costly", "validation-failed"];

export async function fuzzForLeaks(
  shop: FuzzedShop,
  { persona, random, count, patience, field }: LeakFuzz,
): Promise<LeakReport> {
  const [ask, secrets, words] = [
    await createAsk(shop, persona),
    await secretsFor(shop.owner, persona),
    await wordsOf(shop),
  ];
  if (secrets.size === 0)
    throw new Error(`There is nothing that ${persona.name} must not see: the fuzzer proves nothing`);
  const operations = createOperations(shop.schema, random, words);
  const report: LeakReport = { asked: 0, whole: 0, slowest: 0, problems: [] };
  for (let tries = 0; report.asked < count && tries < count * 3; tries++) {
    const query = operations.read(field);
    const { status, data, codes, milliseconds } = await ask(query);
    operations.learn(codes.length > 0);
    const told = [...secretsIn(data, secrets)].filter((secret) => !isEchoed(secret, query));
    const found = [...new Set(told)];
    if (found.length > 0) report.problems.push(`${persona.name} saw ${found.join(", ")} by ${query}`);
    if (status !== 200 || codes.some((code) => ["unexpected", "query-timed-out"].includes(code)))
      report.problems.push(`${persona.name} was answered ${status} ${codes.join(", ")} to ${query}`);
    if (milliseconds > patience)
      report.problems.push(`${persona.name} waited ${milliseconds.toFixed(0)} ms for ${query}`);
    if (codes.some((code) => refused.includes(code)) && !data) continue;
    report.asked++;
    if (codes.length === 0) report.whole++;
    report.slowest = Math.max(report.slowest, milliseconds);
  }
  if (report.asked < count) report.problems.push(`Only ${report.asked} of ${count} operations could be asked`);
  return report;
}

/** Decoding a VIN and previewing an email answer with what was typed: that is no news of anybody's order or vehicle. */
function isEchoed(secret: string, query: string): boolean {
  const typed = secret.split(" ").at(-1) ?? "";
  const drafts = query.match(/previewEmailTemplate\(draft: \{[^}]*\}/g) ?? [];
  return query.includes(`vin: ${typed}`) || drafts.some((draft) => draft.includes(typed));
}

const numbers = /SO-\d{6}/g;

/** Where secrets lie in an answer: as a value, or as an order's number in a sentence. */
function* secretsIn(value: unknown, secrets: ReadonlyMap<string, string>): Generator<string> {
  if (typeof value === "string") {
    for (const text of [value, ...(value.match(numbers) ?? [])]) {
      const place = secrets.get(text);
      if (place) yield `${place} "${text}"`;
    }
  } else if (typeof value === "object" && value !== null) {
    for (const inside of Object.values(value)) yield* secretsIn(inside, secrets);
  }
}
