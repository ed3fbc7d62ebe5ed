/** Which payment pays what when credit is used later: the oldest first, as no entry of the ledger says which. */
import { cents, difference, smallest, sum, type Cents } from "#base/money.ts";

/** Money that was paid ahead or too much, or its use. */
export type CreditMovement =
  /** `of` is the payment that it came with. */
  | { kind: "paid"; of: string; amount: Cents }
  /** The payment was taken back, and with it what came. */
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
    else if (movement.kind === "takenBack") takeBack(sources, movement.of);
    else for (const { of, amount } of use(sources, movement.amount)) add(paid, { of, ...movement, amount });
  }
  return paid;
}

function takeBack(sources: Source[], of: string): void {
  for (const source of sources) if (source.of === of) source.left = cents(0);
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
