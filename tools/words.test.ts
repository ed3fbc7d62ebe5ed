/** One word for one thing: the glossary lists the terms, and the code does not use those they replaced. */
import { globSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const paths = globSync("{domain,simulators,server,web,e2e,tools}/**/*.{ts,tsx,sql}", {
  cwd: root,
  exclude: ["**/node_modules", "**/dist", "web/src/graphql", "server/db/migrations", "tools/words.test.ts"],
});
const code = paths.map((path) => ({ path, text: read(path) }));
const everything = [read("server/schema.graphql"), read("server/db/schema.sql"), ...code.map(({ text }) => text)].join(
  "\n",
);

/** A former name, and its replacement. */
const replaced: readonly [old: RegExp, now: string][] = [
  [/\b(VisitParts|VisitingOrder|readVisitingOrder|followVisit|visitOf)\b/, "appointment"],
  [/\b(priceTheWay|settleWay|watchWay|WayStep|WayChoice|wayFields)\b/, "transport"],
  [/\b(OrderFacts|FactEdit|FactField|mergeFacts|ContestedFact|EditableFacts)\b/, "field, edit, conflict"],
  [
    /\b(PolicyMove|MadeMove|recordMove|moveOrdersOn|allowedMoves|MovingOrder|OfferedMove)\b/,
    "status transition, status change",
  ],
  [/\b(operation_terms?|OperationTerms?|operationTerms?|keepTerms)\b/, "repair keyword"],
  [/\b(keepAlone|bookAlone|oneAtATime|keepLength)\b/, "lockX, recordDurationOverride"],
  [/\b(settlePlace|settleDistance|settleBelonging|settleSignUpOptions)\b/, "resolveX, updateX"],
  [/\b(watchVin|watchRideHeight)\b/, "updateXAlerts"],
  [
    /\b(tellOfDocuments|announceAppointment|announceOrder|announceNewcomer|giveUp|lapseApproval)\b/,
    "queueX, recordX, emitX",
  ],
  [/\bpermit(Visit|Move|Change|CheckIn|NoShow|Booking|Decision|Feed)\b/, "requireX"],
  [/\brefuse(Foreign|Stranger|Unreachable|Released|Overtaken|Past|Second)\b/, "checkX, assertX"],
  [/\b(Belonging|belongingTo|settleBelonging)\b/, "upload target"],
  [/\b(OrderCut|cutOrders)\b/, "order query"],
  [/\b(SessionDoors|SignInDoors|RequestDoors|RegistrationDoors)\b/, "actions"],
  [
    /\b(calmly|wokenAt|onlyChanges|wholeListsPlugin|leadOn)\b/,
    "throttle, onDatabaseEvent, distinctResults, nonNullLists, redirectAfter",
  ],
  [/<(Spoken|Doubts)\b/, "VisuallyHidden, FieldWarnings"],
  [/\b(startOfParent|inUseChoices)\b/, "alignStart, activeFilter"],
  [/\b(Mail|Condition|Transition|Request|Intake|Message|Appointment|Stored)Facts\b/, "XContext, XDetails, XInput"],
  [/\b(factLooks|factsToAdd|ConditionPart|(Webhook|Delivery)Parts)\b/, "fields, rows"],
  [
    /\b([kK]eepCompetences|removeView|checkIn|removeTransition|setTransition|setOrderCalibrations)\b/,
    "verb and subject",
  ],
  [/\b(changeOrderTask|changeUserRole|setAddressDistance|moveDisplacedAppointments)\b/, "update, replace, reschedule"],
  [
    /\b([sS]een(Status|Definition|Appointment)(Input|Schema)|findSeen\w+|lockSeenOrder)\b/,
    "XVersionInput, requireX, visible",
  ],
  [/\b(ProviderVisit|openVisit|closeVisit|provider_visits)\b/, "provider sign-in"],
  [
    /\b(askedFor|OfferedTransition|isOffered\(move|KeptTask|KeptStatus|StorageStage|PaperStatus|calmCalendar)\b/,
    "requiredAnswers, isAvailable",
  ],
  [/\btell(Start|Session|SignedIn|SignedOut|SignOut|CodeNeeded)\b/, "notifyX"],
  [/\bkeep(Session|Problem|Ticket|Arrival|Coordinates|Readiness|Version|Answer|Shell)\b/, "store, save, record"],
];

test("code uses the glossary's words, not those they replaced", () => {
  const found = code.flatMap(({ path, text }) =>
    replaced.flatMap(([old, now]) => {
      const [word] = old.exec(text) ?? [];
      return word === undefined ? [] : [`${path} says ${word}: it is called ${now}`];
    }),
  );

  expect(code.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

const rows = read("docs/glossary.md")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Word "));

test("what the glossary names exists", () => {
  const names = rows.flatMap((row) =>
    [...(row.split("|")[3] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );

  const missing = names.filter((name) =>
    /^(domain|server|web)\//.test(name) ? !existsSync(join(root, name)) : !everything.includes(name),
  );

  expect(names.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

test("the glossary explains each word once, in alphabetical order", () => {
  const words = rows.map((row) => row.split("|")[1]?.trim().toLowerCase() ?? "");

  expect(words).toEqual([...new Set(words)].toSorted());
});
