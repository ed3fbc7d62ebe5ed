// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { RepairRules } from "./repair-rules.tsx";

beforeAll(fetchOverlays);
beforeAll(() => void vi.stubGlobal("scrollTo", () => {})); // The router calls it, and jsdom has none.
afterEach(cleanup);

const id = "0198c6e5-0000-7000-8000-0000000000d1";
const repair = {
  __typename: "RepairOperation",
  id,
  version: 1,
  name: "Front bumper or radar",
  calibratedAfter: ["removal"],
  calibratedAfterReason: "The radar comes off with it.",
};

test("Ada lets a refinished bumper ask for its radar, and says why", async () => {
  const routeTree = createRootRoute({ component: () => <RepairRules /> });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) });
  const sent = await renderAtDesk(<RouterProvider router={router} />, {
    RepairOperations: () => ({ repairOperations: rows("RepairOperation", [repair]) }),
    UpdateRepairOperation: ({ input }) => ({
      updateRepairOperation: {
        __typename: "RepairOperationPayload",
        repairOperation: { ...repair, ...(input as object), version: 2 },
      },
    }),
  });

  fireEvent.click(await screen.findByRole("button", { name: /Front bumper or radar/ }));
  fireEvent.click(await screen.findByRole("checkbox", { name: "Refinishing or blending" }));
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: "Our makers limit paint." } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));

  expect(sent).toEqual([
    [
      "UpdateRepairOperation",
      { id, version: 1, calibratedAfter: ["removal", "refinish"], calibratedAfterReason: "Our makers limit paint." },
    ],
  ]);
  expect(await screen.findByText(/Removal or replacement, Refinishing or blending/)).toBeTruthy();
});
