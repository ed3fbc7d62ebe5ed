/** Who may import whom: the arrows of the house. An arrow may skip steps but never turns back. */
import { globSync } from "node:fs";
import { basename, dirname, join, matchesGlob } from "node:path";

/** Rooms from the entrance inwards; rooms of one step never import each other. */
export const layers: Record<"server" | "web", readonly (readonly string[])[]> = {
  server: [
    ["server/src/main.ts"],
    ["server/src/processes"],
    ["server/src/demo-shop.ts"],
    ["server/src/app.ts", "server/src/worker.ts"],
    ["server/src/areas.ts"],
    ["server/src/modules/*/area.ts"], // It hands in what the services do for the area.
    ["server/src/area.ts"],
    ["server/src/auth", "server/src/graphql", "server/src/storage", "server/src/functions", "server/src/jobs"],
    ["server/src/modules"],
    ["server/src/integrations"],
    ["server/src/platform"],
  ],
  web: [
    ["web/src/main.tsx"],
    ["web/src/app"],
    ["web/src/screens"],
    ["web/src/features"],
    ["web/src/records"],
    ["web/src/data"],
    ["web/src/auth"],
  ],
};

/** The areas of the domain from the top down: an area imports those of lower steps only. */
export const domainAreas: readonly (readonly string[])[] = [
  ["accounting", "documents", "inbox"],
  ["billing"],
  ["orders"],
  ["schedule", "tasks"],
  ["files", "intake", "mail"],
  ["settings"], // Its imports read what customers and vehicles are described as.
  ["customers"],
  ["accounts", "alerts", "calibrations", "equipment", "statuses", "vehicles", "wallboard"],
  ["base"],
  ["texts"],
];

const areaFiles = globSync("server/src/modules/*/area.ts", { cwd: join(import.meta.dirname, "..") });

/** The areas of the product, each with an `area.ts`: `domain/src`, `server/src/modules` and `web/src/features` have folders of these names and no others. */
export const areas: ReadonlySet<string> = new Set(areaFiles.map((file) => basename(dirname(file))));

/** A module imports another only along these; a new one is a decision. Consequences go through events instead. */
export const moduleArrows: Readonly<Record<string, readonly string[]>> = {
  accounting: ["billing", "customers"], // What comes back from the books is booked as it is here.
  accounts: ["mail"],
  billing: ["calibrations", "mail", "orders"],
  dashboards: ["billing"], // What is owed is aged in one way.
  documents: ["billing", "calibrations", "files", "orders", "settings", "tasks"], // They say what all of these hold, and are files.
  inbox: ["calibrations", "files", "mail", "orders"], // What comes by mail is read, filed and answered as what comes by the portal.
  intake: ["files", "orders", "schedule"],
  mail: ["alerts"],
  orders: ["calibrations", "mail", "tasks", "vehicles"],
  schedule: ["calibrations", "customers"],
  settings: ["billing", "calibrations", "customers", "vehicles"], // An import writes each row by the verb that people use.
  statuses: ["orders"],
};

/** Why this import is not allowed, or null. Both are paths from the project's root. */
export function objectionTo(from: string, to: string): string | null {
  return (
    foreignPackage(from, to) ??
    notAnArea(from) ??
    domainIsPure(from, to) ??
    upTheDomain(from, to) ??
    startsWithoutTests(from, to) ??
    turnsBack(from, to) ??
    betweenSiblings(from, to) ??
    intoUi(from, to)
  );
}

const packageOf = (path: string): string => path.split("/", 1)[0] ?? "";
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** The state of the new-order form, which the story of its drafts fills by itself: thousands of changes, no window. */
const draftState: ReadonlySet<string> = new Set([
  "web/src/features/intake/intake-values.ts",
  "web/src/features/intake/repair-order/repair-order-details.ts",
  "web/src/features/intake/values-of-draft.ts",
  "web/src/records/follow-vin.ts",
]);

/** Whoever is between the server and a simulator: what starts both, and the tests. */
const meetsSimulators = /^server\/(src\/processes\/|test\/|proof\/|.*\.test\.ts$)/;

function foreignPackage(from: string, to: string): string | null {
  const [own, other] = [packageOf(from), packageOf(to)];
  if (own === other || other === "domain") return null;
  if (other === "simulators" && (own === "e2e" || meetsSimulators.test(from))) return null;
  const shared = ["server/test/", "server/db/rows/"]; // What the stories start from.
  if (own === "e2e" && (shared.some((folder) => to.startsWith(folder)) || draftState.has(to))) return null;
  return `${own} and ${other} never meet`;
}

const domainIsPure = (from: string, to: string) =>
  packageOf(from) === "domain" && packageOf(to) !== "domain" ? "domain imports only itself" : null;

/** What `npm start` runs, and the demo shop that it loads. */
const startsWithoutTests = (from: string, to: string) =>
  /^server\/(src|db)\//.test(from) && !isTest(from) && to.startsWith("server/test/")
    ? "the product does not import its tests"
    : null;

function notAnArea(path: string): string | null {
  const area = /^(?:domain\/src|server\/src\/modules|web\/src\/features)\/([^/]+)\//.exec(path)?.[1];
  return area === undefined || area === "base" || area === "texts" || areas.has(area)
    ? null
    : `${area} is not an area of the product`;
}

function upTheDomain(from: string, to: string): string | null {
  const area = /^domain\/src\/([^/]+)\//;
  const [own, other] = [area.exec(from)?.[1], area.exec(to)?.[1]];
  if (own === undefined || other === undefined || own === other || isTest(from)) return null;
  const [start, end] = [own, other].map((name) => domainAreas.findIndex((step) => step.includes(name)));
  if (start === -1 || end === -1) return `${start === -1 ? own : other} is no area of the domain`;
  return (start ?? 0) < (end ?? 0) ? null : `the domain's ${own} does not stand above ${other}`;
}

function turnsBack(from: string, to: string): string | null {
  const rooms = layers[packageOf(from) as keyof typeof layers];
  if (!rooms || isTest(from)) return null;
  const [start, end] = [stepOf(rooms, from), stepOf(rooms, to)];
  return start >= 0 && end >= 0 && end < start ? "the arrow turns back" : null;
}

const stepOf = (rooms: readonly (readonly string[])[], path: string): number =>
  rooms.findIndex((step) => step.some((room) => path.startsWith(`${room}/`) || matchesGlob(path, room)));

/** Services, features and modules stand side by side. */
function betweenSiblings(from: string, to: string): string | null {
  const services = /^server\/src\/(auth|graphql|storage|functions|jobs)\//;
  if (differ(services, from, to)) return "services never import each other";
  if (differ(/^web\/src\/features\/([^/]+)\//, from, to)) return "a feature never imports another feature";
  const modules = /^server\/src\/modules\/([^/]+)\//;
  if (!differ(modules, from, to) || isTest(from)) return null;
  const { own, other } = modulesOf(from, to);
  return moduleArrows[own]?.includes(other) ? null : `the arrow ${own} → ${other} between modules is not listed`;
}

const modulesOf = (from: string, to: string) => {
  const module = /^server\/src\/modules\/([^/]+)\//;
  return { own: module.exec(from)?.[1] ?? "", other: module.exec(to)?.[1] ?? "" };
};

/** Returns one sentence for each listed arrow between modules that none of these imports uses. */
export function unusedArrows(imports: readonly { from: string; to: string }[]): string[] {
  const used = new Set(
    imports.filter(({ from }) => !isTest(from)).map(({ from, to }) => Object.values(modulesOf(from, to)).join(" → ")),
  );
  const listed = Object.entries(moduleArrows).flatMap(([own, others]) => others.map((other) => `${own} → ${other}`));
  return listed
    .filter((arrow) => !used.has(arrow))
    .map((arrow) => `the arrow ${arrow} of tools/import-rules.ts is used by no import: remove it`);
}

function differ(pattern: RegExp, from: string, to: string): boolean {
  const [one, other] = [pattern.exec(from)?.[1], pattern.exec(to)?.[1]];
  return one !== undefined && other !== undefined && one !== other;
}

/** `ui` knows no business; `data` and `auth` have no looks. */
function intoUi(from: string, to: string): string | null {
  if (from.startsWith("web/src/ui/")) {
    const isForeign = to.startsWith("web/src/") && !to.startsWith("web/src/ui/");
    const isBusiness = to.startsWith("domain/") && !/^domain\/src\/(?:base|texts)\//.test(to);
    if (isForeign || isBusiness) return "ui imports only itself, domain/base and domain/texts";
  }
  if (/^web\/src\/(data|auth)\//.test(from) && to.startsWith("web/src/ui/")) return "data and auth do not use ui";
  return null;
}
