// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { ImportTools } from "./import-tools.tsx";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ token: async () => "token" }) }));
beforeAll(fetchOverlays);
beforeEach(() => void vi.stubGlobal("scrollTo", () => {})); // The router calls it, and jsdom has none.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const done = {
  __typename: "Import",
  id: "0198c6e5-0000-7000-8000-0000000000d1",
  kind: "calibrationRules",
  fileName: "rules.csv",
  createdCount: 1,
  updatedCount: 0,
  skippedCount: 0,
  wrongCount: 0,
  createdAt: new Date().toISOString(),
  undoneAt: null,
  importedBy: null,
  undoneByUser: null,
};

interface Sent {
  kind: string;
  apply: boolean;
  content: string;
  columns: (string | null)[] | null;
  dayOrder?: string;
}

const answer = (apply: boolean) => ({
  importId: apply ? done.id : null,
  headers: ["Operation"],
  columns: ["operation"],
  samples: [["headlamp"]],
  missing: [],
  questions: [],
  notes: [],
  counts: { wrong: 0, created: 1, updated: 0, skipped: 0 },
  rows: [{ line: 2, about: "headlamp", outcome: "created", problems: [], changes: [], notes: [] }],
});

/** Opens the tools at an address, before a server that imports one rule of every file, as soon as it may. */
async function open(
  search: string,
  mayAnswer: Promise<unknown> = Promise.resolve(),
  report: (asked: Sent) => object = ({ apply }) => answer(apply),
) {
  const sent: Pick<Sent, "apply" | "kind">[] = [];
  let lists = 0;
  const bodies: Sent[] = [];
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    const asked = JSON.parse(body) as Sent;
    const { kind, apply } = asked;
    bodies.push(asked);
    sent.push({ kind, apply });
    await mayAnswer;
    return Response.json(report(asked));
  });
  const routeTree = createRootRoute({ component: ImportTools });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [`/${search}`] }) });
  await renderAtDesk(<RouterProvider router={router} />, {
    Imports: () => {
      lists += 1;
      return { imports: rows("Import", [done]) };
    },
    UndoImport: () => ({ undoImport: { __typename: "ImportPayload", import: { ...done, undoneAt: done.createdAt } } }),
  });
  return { sent, bodies, lists: () => lists, search: () => router.state.location.search, go: router.navigate };
}

const kindShown = () => screen.getByRole("combobox", { name: "What the file holds" }).textContent;
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

async function sendFile() {
  const file = new File(["Operation\nheadlamp"], "rules.csv", { type: "text/csv" });
  await act(async () => fireEvent.change(document.querySelector("input[type=file]")!, { target: { files: [file] } }));
}

async function chooseFile() {
  await sendFile();
  await screen.findByRole("button", { name: "Import 1 row" });
}

test.each([
  ["", "Customers"],
  ["?kind=calibrationRules", "Calibration rules"],
  ["?kind=nonsense", "Customers"],
])("the address %j is about a file of %s", async (search, kind) => {
  await open(search);

  expect(kindShown()).toBe(kind);
});

test("another kind stands in the address, and the file of the one before is gone", async () => {
  const { sent, search } = await open("?tab=import&kind=calibrationRules");
  await chooseFile();

  fireEvent.mouseDown(screen.getByRole("combobox", { name: "What the file holds" }));
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Vehicles" })));

  expect(sent).toEqual([{ kind: "calibrationRules", apply: false }]);
  expect(search()).toEqual({ tab: "import", kind: "vehicles" });
  expect(kindShown()).toBe("Vehicles");
  screen.getByRole("button", { name: "Choose a file" });
  expect(screen.queryByRole("button", { name: "Import 1 row" })).toBeNull();
});

test("who has chosen another kind goes on from there with the keyboard", async () => {
  await open("?kind=calibrationRules");
  const choice = screen.getByRole("combobox", { name: "What the file holds" });

  fireEvent.mouseDown(choice);
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Vehicles" })));

  await expect.poll(() => screen.queryByRole("option")).toBeNull();
  expect(document.activeElement).toBe(choice);
});

test("an address that changes by itself forgets the file too", async () => {
  const { go } = await open("?kind=calibrationRules");
  await chooseFile();

  await act(() => go({ to: "/", search: { kind: "contacts" } }));

  expect(kindShown()).toBe("Contacts");
  expect(screen.queryByRole("button", { name: "Import 1 row" })).toBeNull();
});

const openQuestion = {
  key: "dayOrder",
  text: "Which day is 03/04/2026?",
  chosen: null,
  choices: [
    { value: "monthFirst", label: "2026-03-04" },
    { value: "dayFirst", label: "2026-04-03" },
  ],
};

const asking = ({ dayOrder, apply }: Sent) =>
  dayOrder === undefined
    ? { ...answer(false), rows: [], questions: [openQuestion] }
    : {
        ...answer(apply),
        questions: [{ ...openQuestion, chosen: dayOrder }],
        notes: ["“03/04/2026” is read as 2026-04-03"],
      };

test("what the file leaves open is asked before its rows are shown, and its answer stays for the import", async () => {
  const { bodies } = await open("?kind=calibrationRules", Promise.resolve(), asking);
  await sendFile();
  await screen.findByText("Which day is 03/04/2026?");
  expect(screen.queryByRole("button", { name: "Import 1 row" })).toBeNull();

  await click("Apr 3, 2026");
  await screen.findByText("“03/04/2026” is read as 2026-04-03");
  await click("Import 1 row");
  await screen.findByText("1 row imported");

  expect(bodies.map(({ dayOrder, apply }) => [dayOrder, apply])).toEqual([
    [undefined, false],
    ["dayFirst", false],
    ["dayFirst", true],
  ]);
});

test("a file is sent as its bytes, whatever its letters are stored as", async () => {
  const { bodies } = await open("?kind=calibrationRules");
  const file = new File([new Uint8Array([0x4d, 0xfc, 0x0a])], "rules.csv");
  await act(async () => fireEvent.change(document.querySelector("input[type=file]")!, { target: { files: [file] } }));

  await expect.poll(() => bodies.map(({ content }) => content)).toEqual(["TfwK"]);
});

test("an answer about the file of another kind comes too late", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { go, sent } = await open("?kind=calibrationRules", promise);
  await sendFile();
  await expect.poll(() => sent).toHaveLength(1);

  await act(() => go({ to: "/", search: { kind: "contacts" } }));
  await act(async () => resolve());

  expect(screen.queryByRole("progressbar")).toBeNull();
  screen.getByRole("button", { name: "Choose a file" });
  expect(screen.queryByRole("button", { name: "Import 1 row" })).toBeNull();
});

test("what was loaded is loaded again after an import and after its undo", async () => {
  const { sent, lists } = await open("?kind=calibrationRules");
  await chooseFile();
  const before = lists();

  await click("Import 1 row");
  await screen.findByText("1 row imported");
  const imported = lists();
  await click("Undo rules.csv");
  await screen.findByRole("button", { name: "OK" });
  await click("OK");
  await screen.findByText("Import undone");

  expect(sent.at(-1)).toEqual({ kind: "calibrationRules", apply: true });
  expect(imported).toBe(before + 1);
  await expect.poll(lists).toBe(imported + 1);
});

const asChosen = ({ columns, apply }: Sent) => ({ ...answer(apply), columns: columns ?? ["operation"] });

test("a corrected file keeps what was said of the columns of the one before", async () => {
  const { bodies } = await open("?kind=calibrationRules", Promise.resolve(), asChosen);
  await chooseFile();
  fireEvent.mouseDown(screen.getByRole("combobox", { name: /Operation/ }));
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Leave out" })));

  await sendFile();

  await expect.poll(() => bodies.map(({ columns }) => columns)).toEqual([null, [null], null, [null]]);
});
