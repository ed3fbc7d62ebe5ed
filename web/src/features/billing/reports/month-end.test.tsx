// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { MonthEnd } from "./month-end.tsx";

const reader = vi.hoisted(() => ({ defaultRole: "admin", roles: ["admin"] }));
vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ user: reader, token: async () => "token" }) }));
afterEach(cleanup);

const april = { __typename: "ClosedMonth", id: "m4", month: "2026-04-01", closedAt: "2026-05-02T15:00:00Z" };
const closedMonths = () => ({ closedMonths: rows("ClosedMonth", [april]) });

test("the months that are over have their files; an open one is closed, a closed one says since when", async () => {
  const closed: unknown[] = [];
  await renderAtDesk(<MonthEnd today="2026-05-20" basis="invoiced" />, {
    ClosedMonths: closedMonths,
    CloseMonth: ({ input }) => {
      closed.push(input);
      return {
        closeMonth: { __typename: "CloseMonthPayload", closedMonth: { ...april, id: "m3", month: "2026-03-01" } },
      };
    },
  });

  const [first] = screen.getAllByRole("listitem");
  expect(first!.textContent).toContain("April 2026");
  expect(first!.textContent).toContain("Books closed on May 2");
  expect(screen.queryByText("May 2026")).toBeNull();
  expect(screen.getByRole("button", { name: "Open again: books of April 2026" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Download files of March 2026" })).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Close books of March 2026" })));
  expect(closed).toEqual([{ month: "2026-03" }]);
});

test("the office gets the files and sees what is closed; closing is for admins", async () => {
  Object.assign(reader, { defaultRole: "technician", roles: ["technician", "office"] });

  await renderAtDesk(<MonthEnd today="2026-05-20" basis="invoiced" />, { ClosedMonths: closedMonths });

  expect(screen.getByRole("button", { name: "Download files of April 2026" })).toBeDefined();
  expect(screen.queryByRole("button", { name: /books of/ })).toBeNull();
  Object.assign(reader, { defaultRole: "admin", roles: ["admin"] });
});
