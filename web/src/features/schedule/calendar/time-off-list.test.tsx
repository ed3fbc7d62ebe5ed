// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import { OperationTypeNode } from "graphql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlaceFieldsFragment } from "#graphql/graphql.ts";
import { TimeOffList } from "./time-off-list.tsx";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: { defaultRole: "admin", roles: ["admin"] } }) }));

afterEach(cleanup);

const workingHours = { 1: [["08:00", "17:00"]] };
const place = {
  id: "place",
  timeZone: "America/Denver",
  workingHours,
  closures: [],
  closureReasons: {},
  bays: { nodes: [{ id: "b1", name: "Bay 1", isActive: true }] },
} as unknown as PlaceFieldsFragment;
const technicians = [{ id: "tom", displayName: "Tom" }];
const monday = { first: "2026-05-04", last: "2026-05-04" };
const pageSize = 100;

const stored = { absences: [] as object[], bayOutages: [] as object[], shifts: [] as object[] };
const asked: Record<string, unknown>[] = [];
let tell: (id: string | null) => void;

beforeEach(() => {
  Object.assign(stored, { absences: [], bayOutages: [], shifts: [] });
  asked.length = 0;
});

const absences = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    __typename: "Absence",
    id: `a${index}`,
    userId: "tom",
    startsAt: "2026-05-04T14:00:00Z",
    endsAt: "2026-05-04T16:00:00Z",
    reason: `Course ${index}`,
  }));

/** As the server pages: a hundred rows after the cursor. */
function page(list: readonly object[], after: unknown) {
  const from = Number(after ?? 0);
  const nodes = list.slice(from, from + pageSize);
  const hasNextPage = from + pageSize < list.length;
  return { nodes, pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: String(from + nodes.length) } };
}

const server = new ApolloLink(
  ({ variables, operationType }) =>
    new Observable((observer) => {
      if (operationType === OperationTypeNode.SUBSCRIPTION) {
        tell = (id) =>
          observer.next({
            data: { orderChanges: { __typename: "OrderChange", id, statusId: null, changedAt: String(asked.length) } },
          });
        return;
      }
      asked.push(variables);
      const data = {
        ...(variables["absences"] && { absences: page(stored.absences, variables["absencesAfter"]) }),
        ...(variables["outages"] && { bayOutages: page(stored.bayOutages, variables["outagesAfter"]) }),
        ...(variables["shifts"] && { shifts: page(stored.shifts, variables["shiftsAfter"]) }),
      };
      observer.next({ data });
      observer.complete();
    }),
);

const open = () =>
  act(async () =>
    render(
      <ApolloProvider client={new ApolloClient({ link: server, cache: new InMemoryCache() })}>
        <TimeOffList place={place} technicians={technicians} days={monday} />
      </ApolloProvider>,
    ),
  );
const shown = () => screen.queryAllByText(/^Tom: /).length;

test("every absence of the shown days is there, past the first hundred, and only what goes on is asked for again", async () => {
  stored.absences = absences(250);

  await open();

  await expect.poll(shown).toBe(250);
  expect(asked.map(({ absencesAfter, outages, shifts }) => [absencesAfter, outages, shifts])).toEqual([
    [undefined, true, true],
    ["100", false, false],
    ["200", false, false],
  ]);
});

test("only those of the shown days and technicians are asked for", async () => {
  await open();

  expect(asked[0]).toMatchObject({
    technicianIds: ["tom"],
    from: "2026-05-04T06:00:00.000Z",
    to: "2026-05-05T06:00:00.000Z",
  });
});

test("an absence that somebody notes appears while the list is open, and an order's change asks for nothing", async () => {
  await open();
  stored.absences = absences(1);

  await act(async () => tell("an order"));
  const before = asked.length;
  await act(async () => tell(null));

  await expect.poll(shown).toBe(1);
  expect([before, asked.length]).toEqual([1, 2]);
});

test("what is only to read is no button", async () => {
  stored.absences = absences(1);

  await open();

  await expect.poll(shown).toBe(1);
  expect(screen.queryByRole("button")).toBeNull();
});
