// Which modules travel together: those that the same screens need, merged where a request saved is worth more than what
// some screens then load in vain, which is bounded for each. Screens are fetched as before, each as a chunk of its own.
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { mergeAtoms, type Atom } from "./merge-atoms.ts";

const main = /\/web\/src\/main\.tsx$/;
const frame = /\/web\/src\/app\/layouts\/(dashboard-layout|wall-layout)\.tsx$/;
const dashboardFrame = /\/dashboard-layout\.tsx$/;
const routes = /\/web\/src\/app\/routes\.tsx$/;
const visitorScreen =
  /\/screens\/(login|register|forgot-password|reset-password|verify-email|two-steps|privacy-policy|terms-of-service|estimate|invoice|packet|verify|not-authorized|not-found)\.tsx$/;
/** Fetched beside its screen, which needs it too: it travels with its documents. */
const pageQuery = /\/screens\/.+-query\.ts$/;
/** Most modules import it for what only the server calls: what shows its messages loads it, and nothing else. */
const errors = /\/domain\/src\/base\/[\w-]*errors\.ts$/;
const wall = /\/vehicle-status-overview\.tsx$/;
const react = /\/node_modules\/(react|react-dom|scheduler)\//;

interface Graph {
  ids: readonly string[];
  imports: (id: string) => readonly string[];
  isLazy: (id: string) => boolean;
  /** A route opens it. */
  isScreen: (id: string) => boolean;
  /** In bytes, compressed. */
  size: (id: string) => number;
}

/** The plugin reads the graph of modules; the groups are asked for afterwards. */
export function chunkGroups(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let placed = new Map<string, number>();
  const plugin: Plugin = {
    name: "chunk-groups",
    apply: "build",
    buildEnd() {
      const ids = [...this.getModuleIds()].toSorted(); // In the same order in every build.
      placed = placeModules({
        ids,
        imports: (id) => this.getModuleInfo(id)?.importedIds ?? [],
        isLazy: (id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0,
        isScreen: (id) => this.getModuleInfo(id)?.dynamicImporters.some((importer) => routes.test(importer)) ?? false,
        size: (id) => gzipSync(this.getModuleInfo(id)?.code ?? "").length,
      });
    },
  };
  const shared = Array.from({ length: mostGroups }, (_, index) => ({
    name: `shared-${index}`,
    priority: mostGroups - index,
    test: (id: string) => placed.get(id) === index,
  }));
  return {
    plugin,
    groups: [
      { name: "react", priority: mostGroups + 2, test: react },
      { name: "start", priority: mostGroups + 1, test: (id: string) => placed.get(id) === ofStart },
      { name: "errors", priority: mostGroups + 1, test: errors },
      ...shared,
    ],
  };
}

const mostGroups = 80;
/** What the start imports, though it may use nothing of it: else it lies in any one group, which all others then load. */
const ofStart = -1;

/** The group of each shared module, by number: what a group imports is in an earlier one. */
function placeModules(graph: Graph): Map<string, number> {
  const start = closureOf(
    graph.ids.filter((id) => main.test(id)),
    graph,
  );
  const screens = graph.ids.filter((id) => graph.isScreen(id));
  const frames = graph.ids.filter((id) => frame.test(id));
  const usedBy = new Map<string, Set<number>>();
  screens.forEach((screen, number) => {
    const itsFrame = frames.filter(
      (id) => !visitorScreen.test(screen) && dashboardFrame.test(id) !== wall.test(screen),
    );
    for (const id of closureOf([screen, ...itsFrame], graph)) {
      if (start.has(id)) continue;
      usedBy.set(id, (usedBy.get(id) ?? new Set()).add(number));
    }
  });
  const groups = mergeAtoms(atomsOf(usedBy, graph), screens.length);
  if (groups.length > mostGroups) throw new Error(`${groups.length} groups of shared modules: more than ${mostGroups}`);
  const inGroups = groups.flatMap((group, index) => [...group.modules].map((id) => [id, index] as const));
  return new Map([...inGroups, ...[...start].filter((id) => !errors.test(id)).map((id) => [id, ofStart] as const)]);
}

/**
 * Modules that exactly the same screens use. What only one screen uses is in its chunk, unless a part of it that is
 * fetched on demand uses it too: such a part has a chunk of its own.
 */
function atomsOf(usedBy: ReadonlyMap<string, ReadonlySet<number>>, graph: Graph): Atom[] {
  const atoms = new Map<string, Atom>();
  const parts = graph.ids.filter((id) => graph.isLazy(id) && !graph.isScreen(id) && !frame.test(id));
  const ofParts = closureOf(parts, graph);
  const shared = [...usedBy].filter(
    ([id, users]) =>
      (users.size > 1 || ofParts.has(id)) && (!graph.isLazy(id) || pageQuery.test(id)) && !react.test(id),
  );
  for (const [id, users] of shared) {
    const key = [...users].join();
    const atom = atoms.get(key) ?? { modules: new Set(), users, size: 0, needs: new Set() };
    atom.modules.add(id);
    atom.size += graph.size(id);
    atoms.set(key, atom);
  }
  const atomOf = new Map([...atoms.values()].flatMap((atom) => [...atom.modules].map((id) => [id, atom] as const)));
  for (const [id, atom] of atomOf)
    for (const other of atomsReached(id, atomOf, graph)) if (other !== atom) atom.needs.add(other);
  return [...atoms.values()];
}

/** Also by way of what is in no atom, as a module that somebody fetches on demand and somebody else imports. */
function atomsReached(id: string, atomOf: ReadonlyMap<string, Atom>, { imports }: Graph): Set<Atom> {
  const met = new Set(imports(id));
  const reached = new Set<Atom>();
  for (const needed of met) {
    const atom = atomOf.get(needed);
    if (atom) reached.add(atom);
    else for (const further of imports(needed)) met.add(further);
  }
  return reached;
}

function closureOf(from: readonly string[], { imports }: Graph): Set<string> {
  const met = new Set(from);
  for (const id of met) for (const needed of imports(id)) met.add(needed);
  return met;
}
