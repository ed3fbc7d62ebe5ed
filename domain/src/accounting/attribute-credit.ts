/** Which payment pays what when credit is used later: the oldest first, as no entry of the ledger says which. */
import { cents, difference, smallest, sum, type Cents } from "#base/money.ts";

/** Money that was paid ahead or too much, or its use. */
export type CreditMovement =
  /** `of` is the payment that it came with. */
  | { kind: "paid"; of: string; amount: Cents }
  /** The payment was taken back, or a part of it, and with it this much of what came. */
  | { kind: "takenBack"; of: string; amount: Cents }
  /** `invoiceId` is null for what was given back to the customer. */
  | { kind: "used"; invoiceId: string | null; amount: Cents };

interface Source {
  of: string;
  left: Cents;
}

/** Returns what each payment's money paid later, by payment and invoice. Movements are in the order in which they happened. */
export function attributeCredit(movements: readonly CreditMovement[]): ReadonlyMap<string, ReadonlyMap<string, Cents>> {
  const sources: Source[] = [];
  const paid = new Map<string, Map<string, Cents>>();
  for (const movement of movements) {
    if (movement.kind === "paid") sources.push({ of: movement.of, left: movement.amount });
    else if (movement.kind === "takenBack") takeBack(sources, movement);
    else for (const { of, amount } of use(sources, movement.amount)) add(paid, { of, ...movement, amount });
  }
  return paid;
}

/** The latest first; what is used already cannot be taken from here. */
function takeBack(sources: readonly Source[], { of, amount }: { of: string; amount: Cents }): void {
  let open = amount;
  for (const source of sources.toReversed()) {
    if (source.of !== of) continue;
    const part = smallest(source.left, open);
    source.left = difference(source.left, part);
    open = difference(open, part);
  }
}

function use(sources: readonly Source[], amount: Cents): { of: string; amount: Cents }[] {
  let open = amount;
  const parts: { of: string; amount: Cents }[] = [];
  for (const source of sources) {
    const part = smallest(source.left, open);
    if (part <= 0) continue;
    source.left = difference(source.left, part);
    open = difference(open, part);
    parts.push({ of: source.of, amount: part });
  }
  return parts;
}

interface Part {
  of: string;
  invoiceId: string | null;
  amount: Cents;
}

function add(paid: Map<string, Map<string, Cents>>, { of, invoiceId, amount }: Part): void {
  if (invoiceId === null) return;
  const invoices = paid.get(of) ?? new Map<string, Cents>();
  paid.set(of, invoices.set(invoiceId, sum([invoices.get(invoiceId) ?? cents(0), amount])));
}
