// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { CalibrationChecks } from "./calibration-checks.tsx";

afterEach(cleanup);

const choices = [
  { typeKey: "CAL-FCAM-S", name: "Front camera", minutes: 75, unitPrice: 32_500 },
  { typeKey: "CAL-RCAM", name: "Rear camera", minutes: 45, unitPrice: 22_500 },
  { typeKey: "CAL-FRAD", name: "Front radar", minutes: 60, unitPrice: 30_050 },
];

function Picker() {
  const [chosen, setChosen] = useState(["CAL-FRAD"]);
  const suggested = [{ typeKey: "CAL-RCAM", isVerified: false, note: "If fitted", need: "findOut" as const, why: "" }];
  return <CalibrationChecks choices={choices} suggested={suggested} chosen={chosen} onChoose={setChosen} />;
}

const namesIn = (group: string) =>
  within(screen.getByRole("list", { name: group }))
    .getAllByRole("checkbox")
    .map((box) => box.closest("label")?.textContent);

test("what the repairs call for comes first, and says that its rule was not checked", () => {
  render(<Picker />);

  expect(namesIn("Suggested for these repairs")).toEqual(["Rear camera"]);
  expect(namesIn("Other calibrations")).toEqual(["Front camera", "Front radar"]);
  screen.getByText(/^If fitted · Check this/);
});

test("the chosen ones are added up in time and price", () => {
  render(<Picker />);
  expect(screen.getByRole("status").textContent).toBe("1 calibration chosen1 h · $300.50 at list prices");

  fireEvent.click(screen.getByRole("checkbox", { name: "Front camera" }));

  expect(screen.getByRole("status").textContent).toBe("2 calibrations chosen2 h 15 min · $625.50 at list prices");
});

test("a search leaves the suggested ones, and what was chosen stays chosen", async () => {
  render(<Picker />);

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "front c" } });

  await waitFor(() => expect(namesIn("Other calibrations")).toEqual(["Front camera"]));
  expect(namesIn("Suggested for these repairs")).toEqual(["Rear camera"]);
  expect(screen.getByRole("status").textContent).toMatch(/^1 calibration chosen/);
});
