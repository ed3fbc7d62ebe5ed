/** Which tests a change concerns: those of the areas that changed, of what uses these directly, and always the guards. */
import { areas, moduleArrows } from "./import-rules.ts";

/** What the whole product is held against: whoever sees what, the schema, the API, the words. They run with every change. */
const guards: readonly RegExp[] = [
  /^(domain|tools)\//,
  /^server\/test\//,
  /^server\/db\/[^/]+$/,
  /^server\/src\/(areas|settings-documented)\./,
  /^server\/src\/graphql\/(verbs\/|describe-api|errors-in-languages|own-operations)/,
  /^server\/src\/platform\/(mutation|database\/rules)\./,
  /^web\/(bundle\/described-lists|src\/app\/(specif|start-texts))/,
];

/** Read by people, by tools that have tests of their own, or made from the rest and held against it by a guard. */
const withoutTests =
  /\.md$|^(docs|e2e|tools|data|\.ci)\/|^(Dockerfile|compose\.yaml|LICENSE|knip\.json|\.[^/]+)$|^server\/(schema\.graphql|db\/(schema\.sql|rows\.ts))$/;

type Product = "server" | "simulators" | "web";

/** On which all of a package depends, or all of several. What fills tables, and what they show to whom, is for the guards alone. */
const foundations: readonly (readonly [RegExp, readonly Product[]])[] = [
  [/^domain\/(src\/base\/|src\/texts\/[^/]+\.ts$|[^/]+$)|^types\/|^[^/]+$/, ["server", "simulators", "web"]],
  [
    /^server\/(src\/(platform\/|graphql\/(?!(fields|verbs|live)\/)|[^/]+$)|test\/(?!fill\/|access-expectations|[^/]+\.test\.)|db\/migrations\/|[^/]+$)/,
    ["server"],
  ],
  [/^server\/db\/rules\/shared\//, ["server"]],
  [/^web\/(src\/(ui\/|data\/|auth\/|[^/]+$)|[^/]+$)/, ["web"]],
];
const foundedOn = (path: string): readonly Product[] => foundations.find(([folder]) => folder.test(path))?.[1] ?? [];

const folderOfArea =
  /^(?:domain\/src|server\/src\/(?:modules|functions|jobs|graphql\/fields)|server\/db\/(?:rules|demo)|web\/src\/(?:features|records))\/([^/]+)\//;
const textsOfArea = /^domain\/src\/texts\/[^/]+\/([^/]+)\.json$/;
const folderOfOthers =
  /^(?:server\/(?:src\/(?:integrations|graphql)|proof)\/[^/]+|[^/]+\/src\/[^/]+|[^/]+\/[^/]+)(?=\/)/;

const packageOf = (path: string): string => path.split("/", 1)[0] ?? "";

interface Room {
  package: string;
  /** An area of the product, or the folder of what belongs to none. */
  name: string;
}

function roomOf(path: string): Room {
  const area = (textsOfArea.exec(path) ?? folderOfArea.exec(path))?.[1];
  const isArea = area !== undefined && areas.has(area);
  return { package: packageOf(path), name: isArea ? area : (folderOfOthers.exec(path)?.[0] ?? path) };
}

/** Rooms by name, each with the packages in which it is concerned. */
class Rooms {
  readonly #packages = new Map<string, Set<string>>();

  add({ package: own, name }: Room): void {
    const known = this.#packages.get(name) ?? new Set();
    for (const one of own === "domain" ? ["domain", "server", "web"] : [own]) known.add(one);
    this.#packages.set(name, known);
  }
  has = (room: Room): boolean => this.#packages.get(room.name)?.has(room.package) ?? false;
  get names(): string[] {
    return [...this.#packages.keys()].toSorted();
  }
}

export interface Change {
  /** Paths from the project's root: what was changed, added or removed. */
  changed: readonly string[];
  /** Each source with the files that it imports. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** The tables that each changed migration names. */
  tablesOf: ReadonlyMap<string, readonly string[]>;
  /** The files that say who sees what of a table, named after it, in the folder of its area. */
  rules: readonly string[];
}

export interface Choice {
  /** Their files. */
  tests: readonly string[];
  /** One line for people. */
  reason: string;
}

export function chooseTests(change: Change): Choice {
  const relevant = change.changed
    .filter((path) => !withoutTests.test(path))
    .flatMap((path) => (change.tablesOf.has(path) ? rulesFor(path, change) : [path]));
  const whole = new Set<string>(relevant.flatMap(foundedOn));
  const others = relevant.filter((path) => foundedOn(path).length === 0);
  const own = new Rooms();
  for (const path of others) own.add(roomOf(path));
  const users = usersOf(own, new Set(others), change.imports);

  const isChosen = (path: string) =>
    whole.has(packageOf(path)) ||
    [own, users].some((rooms) => rooms.has(roomOf(path))) ||
    guards.some((guard) => guard.test(path));
  const all = testsOf(change.imports);
  const tests = all.filter(isChosen);
  const parts = [
    ...[...whole].toSorted().map((name) => `all of ${name}`),
    ...own.names,
    ...(users.names.length > 0
      ? [`what uses ${own.names.length > 1 ? "them" : "it"} (${users.names.join(", ")})`]
      : []),
    "the guards",
  ];
  return { tests, reason: `${tests.length} of ${all.length} files of tests: ${parts.join(", ")}` };
}

export function testsOf(imports: Change["imports"]): string[] {
  const isTest = /^(?!e2e\/).*(?<!\.endurance)\.test\.tsx?$/;
  return [...imports.keys()].filter((path) => isTest.test(path)).toSorted();
}

/** A migration is tried where the rules of its tables are; one whose tables have none concerns the whole server. */
function rulesFor(migration: string, { tablesOf, rules }: Change): string[] {
  const tables = tablesOf.get(migration) ?? [];
  const found = rules.filter((path) => tables.some((table) => path.endsWith(`/${table}.sql`)));
  return found.length > 0 ? found : [migration];
}

/** Rooms with an arrow to one that changed: a module's that is allowed, or an import of today. */
function usersOf(own: Rooms, changed: ReadonlySet<string>, imports: Change["imports"]): Rooms {
  const isConcerned = (path: string) => {
    const room = roomOf(path);
    return areas.has(room.name) ? own.has(room) : changed.has(path);
  };
  const users = new Rooms();
  const add = (room: Room) => {
    if (!own.has(room)) users.add(room);
  };
  for (const [file, targets] of imports) {
    const isUser = !/\.(test|spec)\.tsx?$|^(e2e|tools)\//.test(file) && foundedOn(file).length === 0;
    if (isUser && targets.some(isConcerned)) add(roomOf(file));
  }
  for (const [area, targets] of Object.entries(moduleArrows)) {
    if (targets.some((name) => own.has({ package: "server", name }))) add({ package: "server", name: area });
  }
  return users;
}
