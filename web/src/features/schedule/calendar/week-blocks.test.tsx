// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AppointmentFieldsFragment, PlaceFieldsFragment } from "#graphql/graphql.ts";
import { MessageProvider } from "#ui/messages/message-bar.tsx";
import { WeekBlocks } from "./week-blocks.tsx";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: { defaultRole: "admin", roles: ["admin"] } }) }));

/** 7:30 on Monday evening in Denver; already Tuesday in Greenwich. */
const evening = new Date("2026-05-05T01:30:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: evening });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const hours = [["08:00", "20:00"]];
const place = {
  id: "place",
  timeZone: "America/Denver",
  workingHours: { 1: hours, 2: hours },
  closures: [],
  closureReasons: {},
  bays: { nodes: [{ id: "b1", name: "Bay 1", isActive: true }] },
} as unknown as PlaceFieldsFragment;

const appointment = (id: string, startsAt: string, endsAt: string) =>
  ({ id, startsAt, endsAt, status: "confirmed", bayId: "b1", technicianId: null }) as AppointmentFieldsFragment;

const appointments = [
  appointment("tomorrow", "2026-05-05T15:00:00Z", "2026-05-05T16:00:00Z"),
  appointment("begun", "2026-05-05T01:00:00Z", "2026-05-05T01:30:30Z"),
  appointment("next", "2026-05-05T01:31:00Z", "2026-05-05T02:00:00Z"),
];

/** What stands in the column of a day, from above: times of appointments, and the line. */
const column = (day: RegExp) =>
  [...within(screen.getByRole("region", { name: day })).queryAllByRole("button"), ...screen.queryAllByRole("separator")]
    .filter((element) => screen.getByRole("region", { name: day }).contains(element))
    .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map((element) => element.getAttribute("aria-label") ?? element.textContent?.slice(0, 7));

/** Shows the week of this day. Returns what could not be moved, and why. */
async function showWeek(date: string) {
  const rejected: string[] = [];
  const onRejected: Parameters<typeof WeekBlocks>[0]["onRejected"] = ({ at }, { message }) =>
    rejected.push(`${at?.date} ${at?.time}: ${message}`);
  const nothing = new ApolloLink(() => new Observable(() => {}));
  const client = new ApolloClient({ link: nothing, cache: new InMemoryCache() });
  const week = {
    date,
    place,
    appointments,
    technicians: [],
    waiting: [],
    onOpen: () => {},
    onPlace: () => {},
    onRejected,
  };
  await act(async () =>
    render(
      <ApolloProvider client={client}>
        <MessageProvider>
          <WeekBlocks {...week} />
        </MessageProvider>
      </ApolloProvider>,
    ),
  );
  await act(async () => vi.advanceTimersByTime(30_000)); // The page's clock ticks twice a minute.
  return rejected;
}

test("a line parts what has begun from what comes, by the shop's clock and on its day, and moves by itself", async () => {
  await showWeek("2026-05-04");

  expect(column(/^Monday/)).toEqual(["7:00 PM", "Now, 7:30 PM", "7:31 PM"]);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(column(/^Monday/)).toEqual(["7:00 PM", "7:31 PM", "Now, 7:31 PM"]);
  expect(column(/^Tuesday/)).toEqual(["9:00 AM"]);
});

test("another week has no line", async () => {
  await showWeek("2026-05-11");

  expect(screen.queryAllByRole("separator")).toEqual([]);
});

test("an appointment is not dragged into what is over, and the page says why", async () => {
  const rejected = await showWeek("2026-05-04");
  const block = screen.getByRole("button", { name: /^9:00 AM/ });
  const kept = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => kept.set(type, value),
    getData: (type: string) => kept.get(type) ?? "",
  };

  fireEvent.dragStart(block, { dataTransfer });
  await act(async () => fireEvent.drop(screen.getByRole("region", { name: /^Monday/ }), { dataTransfer }));

  expect(block.draggable).toBe(true);
  expect(rejected).toEqual(["2026-05-04 09:00: This time is over. Choose one that is still to come."]);
});
