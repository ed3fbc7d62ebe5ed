// @vitest-environment jsdom
import { abilityFor } from "@boresight/domain/accounts/abilities";
import type { Role } from "@boresight/domain/accounts/roles";
import { AbilityProvider } from "@casl/react";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { Keys } from "./keys.tsx";
import type { Panel } from "./panel.ts";
import { done, person } from "./test/person-at-keys.ts";

vi.mock("#auth/use-auth.ts", async () => (await import("./test/person-at-keys.ts")).auth());
vi.mock("@tanstack/react-router", async (original) => ({
  ...(await original<object>()),
  ...(await import("./test/person-at-keys.ts")).navigation(),
  useLocation: () => "/service-orders",
}));

beforeAll(() => Promise.all([fetchOverlays(), import("./keys-sheet.tsx"), import("./palette.tsx")]));
beforeEach(() => localStorage.clear());
Element.prototype.scrollIntoView = () => {}; // jsdom has none.
afterEach(() => {
  done.length = 0;
  cleanup();
});

function Page() {
  const [panel, setPanel] = useState<Panel | null>(null);
  return (
    <>
      <input aria-label="Notes" />
      <Keys panel={panel} onPanel={setPanel} />
    </>
  );
}

async function open(role: Role) {
  person.defaultRole = role;
  await renderAtDesk(
    <AbilityProvider value={abilityFor(role)}>
      <Page />
    </AbilityProvider>,
    {},
  );
}
const press = async (keys: string, on: Element = document.body, init = {}) => {
  for (const key of keys) await act(async () => void fireEvent.keyDown(on, { key, ...init }));
};

test("g and a letter go to the pages of the menu, and c to a new order", async () => {
  await open("admin");

  for (const keys of ["gd", "go", "gs", "gc", "gv", "gi", "c"]) await press(keys);

  expect(done).toEqual([
    { to: "/", search: {} },
    { to: "/service-orders", search: {} },
    { to: "/appointment-scheduling", search: { tab: "schedule" } },
    { to: "/customers", search: {} },
    { to: "/vehicles", search: {} },
    { to: "/invoices", search: {} },
    { to: "/appointment-scheduling", search: {} },
  ]);
});

test("keys lead nowhere that the menu does not lead to", async () => {
  await open("customer");

  for (const keys of ["gc", "gi", "go"]) await press(keys);
  await press("?");

  expect(done).toEqual([{ to: "/service-orders", search: {} }]);
  expect((await screen.findByRole("region", { name: "Go to" })).textContent).not.toMatch(/Customers|Invoices/);
});

test("nothing happens while one types in a field or reads a dialog", async () => {
  await open("admin");

  await press("c", screen.getByLabelText("Notes"));
  await press("?");
  await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  await press("c");

  expect(done).toEqual([]);
});

test("the search opens by / where one does not type, and by Control and K everywhere", async () => {
  await open("admin");

  await press("/", screen.getByLabelText("Notes"));
  const whileTyping = screen.queryByRole("dialog");
  await press("k", screen.getByLabelText("Notes"), { ctrlKey: true });

  expect(whileTyping).toBeNull();
  await screen.findByRole("dialog", { name: "Search" });
});

test("switched off in the list of keys, single keys do nothing, the next time too", async () => {
  await open("admin");
  await press("?");
  await act(async () => void fireEvent.click(await screen.findByRole("switch", { name: /single keys/ })));
  cleanup();

  await open("admin");
  await press("c");
  await press("go");
  await press("?");

  expect(done).toEqual([]);
  expect(screen.queryByRole("dialog")).toBeNull();
});
