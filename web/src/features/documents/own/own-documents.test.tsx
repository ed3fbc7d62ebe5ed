// @vitest-environment jsdom
import { CombinedGraphQLErrors } from "@apollo/client";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { renderAtDesk, rows, type Answers } from "#records/test/vehicle-desk.tsx";
import { DocumentsOfOwn } from "./own-documents.tsx";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: { defaultRole: "customer", roles: ["customer"] } }) }));
beforeAll(() => void vi.stubGlobal("scrollTo", () => {})); // The router calls it, and jsdom has none.
afterEach(cleanup);

const document = (number: string, state = "valid") => ({
  __typename: "Document",
  id: number,
  type: "estimate",
  number,
  state,
  issuedAt: "2026-11-03T15:00:00Z",
  serviceOrder: {
    __typename: "ServiceOrder",
    id: `order of ${number}`,
    internalOrderNumber: "SO-100001",
    vehicle: { __typename: "Vehicle", id: "camry", vehicleDescription: "2021 Toyota Camry" },
  },
});

interface Asked {
  first: number;
  filter: unknown;
}

/** A customer's page with so many documents. */
async function show(documents: readonly object[]) {
  const asked: Asked[] = [];
  const OwnDocuments: Answers[string] = (variables) => {
    const { first, filter } = variables as unknown as Asked;
    asked.push({ first, filter });
    const found = filter ? [] : documents;
    const page = { __typename: "PageInfo", hasNextPage: found.length > first };
    return {
      all: rows("Document", documents.slice(0, 1)),
      documents: { ...rows("Document", found.slice(0, first)), pageInfo: page },
    };
  };
  await open(OwnDocuments);
  return asked;
}

async function open(OwnDocuments: Answers[string]) {
  const routeTree = createRootRoute({ component: DocumentsOfOwn });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) });
  await renderAtDesk(<RouterProvider router={router} />, { OwnDocuments });
}

test("a document is shown with its vehicle and order, and says so when it is no longer in force", async () => {
  await show([document("E-1"), document("E-2", "superseded")]);

  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^Estimate E-12021 Toyota Camry · SO-100001 · .*2026/);
  expect(lines.map((line) => line?.includes("Superseded"))).toEqual([false, true]);
  expect(screen.getAllByRole("link")[0]?.getAttribute("href")).toBe("/service-orders/order%20of%20E-1");
  screen.getByRole("button", { name: /Estimate E-1$/ });
});

test("twenty are shown at first, and more on demand", async () => {
  const asked = await show(Array.from({ length: 30 }, (_, place) => document(`E-${place}`)));
  expect(screen.getAllByRole("listitem")).toHaveLength(20);

  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Show more" })));

  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(30));
  expect(asked.map(({ first }) => first)).toEqual([20, 40]);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a search asks the server for the vehicle, and says when there is none", async () => {
  const asked = await show([document("E-1")]);

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Rivian" } });

  await screen.findByText("No document of such a vehicle");
  expect(asked.at(-1)?.filter).toEqual({
    serviceOrder: { vehicle: { and: [{ searchText: { includes: "rivian" } }] } },
  });
});

test("before anything was issued, the page says what will be here", async () => {
  await show([]);

  expect(screen.getByText("No documents yet")).toBeTruthy();
});

test("what cannot be read can be asked for again", async () => {
  await open(() => new CombinedGraphQLErrors({}, [{ message: "No luck", extensions: { code: "unexpected" } }]));

  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
