import { ruleFields } from "@boresight/domain/calibrations/calibration-rule";
import { cellOf, headerOf } from "@boresight/domain/calibrations/calibration-rule-columns";
import type { KnownRule } from "@boresight/domain/calibrations/calibration-rule-import";
import { csvLine } from "@boresight/domain/base/csv";
import type { Pool } from "pg";
import type { Caller } from "#platform/caller.ts";
import { inReport } from "#platform/database/replica/in-report.ts";
import { ruleColumns, rulesWithNames } from "./read-rules.ts";

const batchSize = 500;

interface ExportedRule extends KnownRule {
  place: readonly [number, string, string, string, string];
  verifiedBy: string | null;
  verifiedAt: string | null;
}

/** Yields every rule as lines of a CSV file that can be imported again; who verified a rule is for information only. */
export async function* exportRules(caller: Caller, pool: Pool): AsyncGenerator<string> {
  yield `\uFEFF${csvLine([...ruleFields.map(headerOf), "Verified by", "Verified at"])}`; // By the byte order mark spreadsheets know that this is UTF-8.
  let last: ExportedRule | undefined;
  do {
    const batch = await readBatch(last, caller, pool);
    if (batch.length > 0) yield batch.map(lineOf).join("");
    last = batch.length === batchSize ? batch.at(-1) : undefined;
  } while (last);
}

const lineOf = (rule: ExportedRule): string =>
  csvLine([...ruleFields.map((field) => cellOf(rule, field)), rule.verifiedBy, rule.verifiedAt]);

const place = ["o.sort_order", "o.key", "coalesce(lower(r.make), '')", "coalesce(lower(r.model), '')", "r.id::text"];

/** By repair, then by vehicle, continuing after the last rule of the previous batch. */
const readBatch = (last: ExportedRule | undefined, caller: Caller, pool: Pool) =>
  inReport(pool, caller, ({ caller: rights }) =>
    rights.rows<ExportedRule>({
      text: `select ${ruleColumns}, json_build_array(${place.join(", ")}) as place, u.display_name as verified_by,
          to_char(r.verified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as verified_at
        from ${rulesWithNames} left join app.users u on u.id = r.verified_by
        where $1::integer is null or (${place.join(", ")}) > ($1::integer, $2::text, $3::text, $4::text, $5::text)
        order by ${place.join(", ")} limit ${batchSize}`,
      values: last ? last.place : [null, null, null, null, null],
    }),
  );
