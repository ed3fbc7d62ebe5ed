/** Which customer or line item type of ours a record in QuickBooks seems to be: a suggestion, for a person to accept. */

/** Of both sides; what is empty is never compared. */
export interface Comparable {
  names: readonly string[];
  emails: readonly string[];
  phones: readonly string[];
}

export interface OwnRecord extends Comparable {
  id: string;
}

type MatchedBy = "email" | "name" | "phone";

/** several: more than one of ours fits, and none of them better. */
export interface RecordMatch {
  match: MatchedBy | "several" | "none";
  id: string | null;
}

const none: RecordMatch = { match: "none", id: null };

/** From the strongest to the weakest. */
const keysOf: Readonly<Record<MatchedBy, (record: Comparable) => readonly string[]>> = {
  email: ({ emails }) => emails.map((email) => email.trim().toLowerCase()),
  name: ({ names }) => names.map(nameKey),
  phone: ({ phones }) => phones.map(phoneKey),
};
const kinds = ["email", "name", "phone"] as const satisfies readonly MatchedBy[];

/**
 * Returns the match of each of theirs, in their order. Two of theirs that fit the same one of ours are `several` both:
 * only one of them can be it.
 */
export function matchRecords(theirs: readonly Comparable[], ours: readonly OwnRecord[]): RecordMatch[] {
  const index: Index = {
    email: indexBy(ours, keysOf.email),
    name: indexBy(ours, keysOf.name),
    phone: indexBy(ours, keysOf.phone),
  };
  const matches = theirs.map((record) => matchOf(record, index));
  const times = new Map<string, number>();
  for (const { id } of matches) if (id !== null) times.set(id, (times.get(id) ?? 0) + 1);
  return matches.map((found) =>
    found.id !== null && (times.get(found.id) ?? 0) > 1 ? { match: "several", id: null } : found,
  );
}

type Index = Readonly<Record<MatchedBy, ReadonlyMap<string, ReadonlySet<string>>>>;

function matchOf(record: Comparable, index: Index): RecordMatch {
  const found = kinds.map((kind) => ({
    kind,
    ids: new Set(keysOf[kind](record).flatMap((key) => (key === "" ? [] : [...(index[kind].get(key) ?? [])]))),
  }));
  const some = found.filter(({ ids }) => ids.size > 0);
  const [strongest] = some;
  if (!strongest) return none;
  // Two offices of one company may share an address or a name: what is weaker then distinguishes them.
  const left = some.reduce((kept, { ids }) => narrowed(kept, ids), strongest.ids);
  const [id] = left;
  return left.size === 1 && id !== undefined ? { match: strongest.kind, id } : { match: "several", id: null };
}

function narrowed(kept: ReadonlySet<string>, by: ReadonlySet<string>): Set<string> {
  const common = new Set([...kept].filter((id) => by.has(id)));
  return common.size > 0 ? common : new Set(kept);
}

function indexBy(ours: readonly OwnRecord[], keys: (record: Comparable) => readonly string[]) {
  const index = new Map<string, Set<string>>();
  for (const record of ours)
    for (const key of keys(record)) {
      if (key === "") continue;
      const ids = index.get(key) ?? new Set<string>();
      index.set(key, ids.add(record.id));
    }
  return index;
}

/** What a company is, at the end of its name: left out by one side as often as not. */
const legalForms = /(?: (?:llc|inc|incorporated|corp|corporation|co|company|ltd|limited|llp|lp|plc|gmbh|sarl|sa))+$/;

function nameKey(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return plain.replace(legalForms, "") || plain;
}

/** The last ten digits: with or without the country's code. */
function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, "").slice(-10);
  return digits.length === 10 ? digits : "";
}
