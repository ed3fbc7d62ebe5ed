/** Modules that load together. */
export interface Atom {
  modules: Set<string>;
  /** The screens that need them, by number. */
  users: ReadonlySet<number>;
  /** In bytes, each module compressed by itself. */
  size: number;
  /** The atoms that they import from. */
  needs: Set<Atom>;
}

// In bytes as in `Atom.size`: some seventh of them travels.
/** What a request saved may cost all screens together that load something in vain for it. */
const worthOfRequest = 12_000;
/** What a screen may load without use to save requests. */
const mostInVain = 35_000;
/** More would be too large to be one chunk. */
const largest = 280_000;

/**
 * Merges, the best pair first, while it gains and no screen loads more in vain than it may; the result is in an order in which each needs only earlier ones.
 */
export function mergeAtoms(atoms: readonly Atom[], screens: number): Atom[] {
  const state: Merging = {
    left: new Set(atoms),
    refused: new Map(),
    inVain: Array.from({ length: screens }, () => mostInVain),
  };
  for (let best = bestPair(state); best; best = bestPair(state)) {
    const { one, other, added } = best;
    if (reaches(one, other) || reaches(other, one)) {
      state.refused.set(one, (state.refused.get(one) ?? new Set()).add(other));
      continue;
    }
    merge(one, other, state.left);
    for (const [user, bytes] of added) state.inVain[user]! -= bytes;
  }
  return inOrder(state.left);
}

interface Merging {
  left: Set<Atom>;
  refused: Map<Atom, Set<Atom>>;
  /** What each screen may still load in vain. */
  inVain: number[];
}

interface Pair {
  one: Atom;
  other: Atom;
  /** By screen: what it would load in vain. */
  added: ReadonlyMap<number, number>;
}

function bestPair({ left, refused, inVain }: Merging): Pair | null {
  const list = [...left];
  const vain = new Map(list.map((atom) => [atom, loadedInVain(atom, inVain.length)]));
  let best: Pair | null = null;
  let most = 0;
  list.forEach((one, index) => {
    for (const other of list.slice(index + 1)) {
      if (one.size + other.size > largest || refused.get(one)?.has(other)) continue;
      const added = addedBy(one, other, vain);
      const gain = gainOf(one, other, added);
      if (gain <= most || [...added].some(([user, bytes]) => bytes > inVain[user]!)) continue;
      [best, most] = [{ one, other, added }, gain];
    }
  });
  return best;
}

/** Screens that need one of them load the other in vain, with all that it imports. */
function addedBy(one: Atom, other: Atom, vain: ReadonlyMap<Atom, readonly number[]>): Map<number, number> {
  const added = new Map<number, number>();
  for (const user of one.users) if (!other.users.has(user)) added.set(user, vain.get(other)?.[user] ?? 0);
  for (const user of other.users) if (!one.users.has(user)) added.set(user, vain.get(one)?.[user] ?? 0);
  return added;
}

/** Screens that need both save a request. */
function gainOf(one: Atom, other: Atom, added: Pair["added"]): number {
  let gain = 0;
  for (const user of one.users) if (other.users.has(user)) gain += worthOfRequest;
  for (const bytes of added.values()) gain -= bytes;
  return gain;
}

/** By screen: the bytes of the atom and of all that it needs that the screen has no other use for. */
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
