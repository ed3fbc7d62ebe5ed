/** Modules that load together. */
export interface Atom {
  modules: Set<string>;
  /** The screens that need them, by number. */
  users: ReadonlySet<number>;
  /** Characters of source. */
  size: number;
  /** The atoms that they import from. */
  needs: Set<Atom>;
}

/** What a request saved may cost in characters of source that a screen loads in vain: some 2 KB as they travel. */
const worthOfRequest = 16_000;
/** More would be too large to be one chunk. */
const largest = 900_000;

/** Merges, the best pair first, while it gains; the result is in an order in which each needs only earlier ones. */
export function mergeAtoms(atoms: readonly Atom[], weights: readonly number[]): Atom[] {
  const left = new Set(atoms);
  const refused = new Map<Atom, Set<Atom>>();
  for (let best = bestPair(left, weights, refused); best; best = bestPair(left, weights, refused)) {
    const [one, other] = best;
    if (reaches(one, other) || reaches(other, one)) {
      refused.set(one, (refused.get(one) ?? new Set()).add(other));
      continue;
    }
    merge(one, other, left);
  }
  return inOrder(left);
}

function bestPair(
  atoms: ReadonlySet<Atom>,
  weights: readonly number[],
  refused: ReadonlyMap<Atom, ReadonlySet<Atom>>,
): [Atom, Atom] | null {
  const list = [...atoms];
  const vain = new Map(list.map((atom) => [atom, loadedInVain(atom, weights.length)]));
  let best: [Atom, Atom] | null = null;
  let most = 0;
  list.forEach((one, index) => {
    for (const other of list.slice(index + 1)) {
      if (one.size + other.size > largest || refused.get(one)?.has(other)) continue;
      const gain = gainOf(one, other, { weights, vain });
      if (gain > most) [best, most] = [[one, other], gain];
    }
  });
  return best;
}

interface Costs {
  weights: readonly number[];
  vain: ReadonlyMap<Atom, readonly number[]>;
}

/** Screens that need both save a request; those that need one load the other in vain, with all that it imports. */
function gainOf(one: Atom, other: Atom, { weights, vain }: Costs): number {
  let gain = 0;
  for (const user of one.users) {
    gain += (weights[user] ?? 1) * (other.users.has(user) ? worthOfRequest : -(vain.get(other)?.[user] ?? 0));
  }
  for (const user of other.users) {
    if (!one.users.has(user)) gain -= (weights[user] ?? 1) * (vain.get(one)?.[user] ?? 0);
  }
  return gain;
}

/** By screen: the characters of the atom and of all that it needs that the screen has no other use for. */
function loadedInVain(atom: Atom, screens: number): number[] {
  const loaded = [...closureOf(atom)];
  return Array.from({ length: screens }, (_, screen) =>
    loaded.reduce((sum, { users, size }) => (users.has(screen) ? sum : sum + size), 0),
  );
}

function closureOf(atom: Atom): Set<Atom> {
  const met = new Set([atom]);
  for (const each of met) for (const needed of each.needs) met.add(needed);
  return met;
}

/** True when one needs the other by way of a third: merged they would need each other and that third. */
function reaches(from: Atom, to: Atom): boolean {
  const met = new Set([...from.needs].filter((atom) => atom !== to));
  for (const atom of met) {
    if (atom === to) return true;
    for (const needed of atom.needs) met.add(needed);
  }
  return false;
}

function merge(one: Atom, other: Atom, left: Set<Atom>): void {
  left.delete(other);
  one.modules = new Set([...one.modules, ...other.modules]);
  one.users = new Set([...one.users, ...other.users]);
  one.size += other.size;
  for (const needed of other.needs) one.needs.add(needed);
  one.needs.delete(one);
  one.needs.delete(other);
  for (const atom of left) {
    if (!atom.needs.delete(other) || atom === one) continue;
    atom.needs.add(one);
  }
  for (const needed of closureOf(one)) needed.users = new Set([...needed.users, ...one.users]);
}

function inOrder(atoms: ReadonlySet<Atom>): Atom[] {
  const ordered = new Set<Atom>();
  const visit = (atom: Atom) => {
    if (ordered.has(atom)) return;
    for (const needed of atom.needs) visit(needed);
    ordered.add(atom);
  };
  for (const atom of atoms) visit(atom);
  return [...ordered];
}
