import { nextNumberSchema, type NextNumber } from "@boresight/domain/settings/upkeep";
import { fail } from "@boresight/domain/base/errors";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";

export const setNextNumber = mutation({
  summary:
    "Sets the number that the next invoice or order gets, to go on from an earlier system. It only goes forward, beyond every number there is.",
  callers: ["admin"],
  input: nextNumberSchema,
  returns: { next: "Int!" },
  errors: ["number-behind"],
  async run({ kind, next }, { caller, system }) {
    const { lock, set, taken } = kinds[kind];
    const { current } = await system.one<{ current: number }>({ text: lock });
    const least = Math.max(current, (await system.one<{ last: number }>({ text: taken })).last + 1);
    if (next < least) throw fail("number-behind", { data: { least } });
    await system.run({ text: set, values: [next] });
    await recordChange({ kind, before: current, next, by: caller.userId }, system);
    return { next };
  },
});

interface CountedKind {
  /** Returns the next number, which nobody else sets meanwhile. */
  lock: string;
  set: string;
  /** The highest number that a record has, whoever gave it. */
  taken: string;
}

const kinds: Readonly<Record<NextNumber["kind"], CountedKind>> = {
  invoice: {
    lock: "select next::integer as current from app_private.counters where key = 'invoice' for update",
    set: "update app_private.counters set next = $1 where key = 'invoice'",
    taken: `select coalesce(max(substring(number from '^INV-([0-9]{1,9})$')::integer), 0) as last from app.invoices`,
  },
  order: {
    lock: `select coalesce(pg_sequence_last_value(seqrelid) + 1, seqstart)::integer as current
      from pg_sequence, pg_advisory_xact_lock(20261127) where seqrelid = 'app_private.order_numbers'::regclass`,
    // As if the one before had been given: a sequence that gave none yet does not say where it is.
    set: "select setval('app_private.order_numbers', $1::bigint - 1)",
    taken: `select coalesce(max(substring(internal_order_number from '^SO-([0-9]{1,9})$')::integer), 0) as last
      from app.service_orders`,
  },
};

async function recordChange(
  { kind, before, next, by }: NextNumber & { before: number; by: string | null },
  system: Rights,
): Promise<void> {
  await system.run({
    text: `insert into app.audit_entries (actor_id, actor_role, action, entity, changes)
      values ($1, 'admin', 'changed', 'counters', jsonb_build_object($2::text, jsonb_build_array($3::integer, $4::integer)))`,
    values: [by, kind, before, next],
  });
}
