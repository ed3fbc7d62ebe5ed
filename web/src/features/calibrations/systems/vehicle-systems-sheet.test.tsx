// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { renderAtDesk } from "#records/test/vehicle-desk.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { VehicleSystemsSheet } from "./vehicle-systems-sheet.tsx";

beforeAll(fetchOverlays);
afterEach(cleanup);

const vehicleId = "0198c6e5-0000-7000-8000-0000000000c1";
const picture = {
  id: "0198c6e5-0000-7000-8000-0000000000f1",
  name: "grille.jpg",
  mimeType: "image/jpeg",
  updatedAt: "2026-05-04T10:00:00Z",
};
const known = (system: string, more: object) => ({
  __typename: "KnownSystem",
  system,
  isFitted: true,
  quote: null,
  statement: null,
  ...more,
});
const byTom = (photoFileId: string | null) => ({
  __typename: "PersonsWord",
  by: "Tom",
  at: "2026-05-04T10:00:00Z",
  photoFileId,
});
const answer = (knownSystems: readonly object[]) => ({
  vehicle: { __typename: "Vehicle", id: vehicleId, knownSystems },
});

const rowOf = (name: string) => within(screen.getByRole("listitem", { name }));

test("every system says what is known of it and by what; a word and its photo are sent", async () => {
  const radar = known("frontRadar", { source: "vin", quote: "Adaptive cruise control" });
  const sent = await renderAtDesk(
    <VehicleSystemsSheet vehicleId={vehicleId} pictures={[picture]} onClose={() => {}} />,
    {
      SystemsOfVehicle: () => answer([radar]),
      StateSystem: ({ input }) => ({
        stateFittedSystem: {
          __typename: "VehiclePayload",
          ...answer([
            radar,
            known("lidar", {
              isFitted: false,
              source: "person",
              statement: byTom((input as { photoFileId: string | null }).photoFileId),
            }),
          ]),
        },
      }),
    },
  );

  expect(rowOf("Front radar").getByText(/Adaptive cruise control/)).toBeTruthy();
  expect(rowOf("Lidar").getByText("Nothing says whether the vehicle has it")).toBeTruthy();

  await act(async () => fireEvent.click(rowOf("Lidar").getByRole("button", { name: "Not fitted" })));

  expect(rowOf("Lidar").getByText(/does not have it · Tom/)).toBeTruthy();
  await act(async () => fireEvent.mouseDown(rowOf("Lidar").getByRole("combobox")));
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "grille.jpg" })));
  const said = { id: vehicleId, system: "lidar", isFitted: false };
  expect(sent).toEqual([
    ["StateSystem", { ...said, photoFileId: null }],
    ["StateSystem", { ...said, photoFileId: picture.id }],
  ]);
});

test("a system that is unknown again is taken back", async () => {
  const sent = await renderAtDesk(<VehicleSystemsSheet vehicleId={vehicleId} pictures={[]} onClose={() => {}} />, {
    SystemsOfVehicle: () => answer([known("lidar", { source: "person", statement: byTom(null) })]),
    StateSystem: () => ({ stateFittedSystem: { __typename: "VehiclePayload", ...answer([]) } }),
  });
  const row = within(screen.getByRole("listitem", { name: "Lidar" }));

  await act(async () => fireEvent.click(row.getByRole("button", { name: "Not known" })));

  expect(row.getByText("Nothing says whether the vehicle has it")).toBeTruthy();
  expect(sent).toEqual([["StateSystem", { id: vehicleId, system: "lidar", isFitted: null, photoFileId: null }]]);
});
