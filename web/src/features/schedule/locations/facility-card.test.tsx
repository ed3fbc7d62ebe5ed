// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FacilityFieldsFragment } from "#graphql/graphql.ts";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { FacilityCard } from "./facility-card.tsx";

/** Six in the evening of Christmas in Denver, the next day in Greenwich. */
beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-12-26T01:00:00Z") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a closed day stands on the card until it ends at the location", async () => {
  const denver = {
    id: "0198c6e5-0000-7000-8000-0000000000f1",
    facilityName: "Denver",
    timeZone: "America/Denver",
    isActive: true,
    workingHours: {},
    closures: ["2026-12-24", "2026-12-25", "2027-01-01"],
    closureReasons: {},
  } as unknown as FacilityFieldsFragment;

  await renderAtDesk(<FacilityCard facility={denver} />, {});
  await act(() => vi.advanceTimersByTimeAsync(30_000)); // The page looks at its clock twice a minute.

  expect(screen.getByText(/Dec 25/).textContent).not.toContain("Dec 24");
  screen.getByText(/Jan 1/);
});
