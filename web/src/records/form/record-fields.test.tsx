// @vitest-environment jsdom
import { record } from "@boresight/domain/base/record";
import { cleanup, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { recordDetails } from "./record-details.tsx";
import { RecordFields } from "./record-fields.tsx";
import { recordValues } from "./record-values.ts";

afterEach(cleanup);

const lift = record("app.lifts", {
  name: { kind: "line", label: "Name", isRequired: true, isHalf: true },
  serial: { kind: "line", label: "Serial number", isHalf: true },
  company: { kind: "line", label: "Company", isNeededAtTimes: true },
  size: { kind: "choice", choices: { small: "Small", big: "Big" }, label: "Size", initial: "big" },
  place: { kind: "link", to: "facility", label: "Location" },
  checkedOn: { kind: "day", label: "Checked on" },
  price: { kind: "money", label: "Price in dollars", heading: "Price" },
  fileId: { kind: "file", label: "Certificate" },
  isActive: { kind: "flag", label: "In use", help: "Otherwise it is not offered", initial: true },
});

function LiftForm() {
  const form = useForm({ defaultValues: recordValues(lift, null) });
  const render = { fileId: <output>chosen elsewhere</output>, price: null };
  return <RecordFields of={lift} form={form} links={{ place: [{ value: "1", label: "Denver" }] }} render={render} />;
}

test("each field is entered by its kind, in the order of the description", () => {
  render(<LiftForm />);
  const named = [...document.querySelectorAll("input[name], textarea[name]")].map((input) =>
    input.getAttribute("name"),
  );

  expect(named).toEqual(["name", "serial", "company", "size", "place", "checkedOn", "isActive"]);
  expect(screen.getByLabelText("Checked on (optional)").getAttribute("type")).toBe("date");
  expect(screen.getByRole("combobox", { name: "Size" }).textContent).toBe("Big");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "In use" }).checked).toBe(true);
  expect(screen.getByText("Otherwise it is not offered")).toBeDefined();
});

test("what is required, or needed at times, is not called optional", () => {
  render(<LiftForm />);

  expect([screen.getByLabelText("Name"), screen.getByLabelText("Company")]).toHaveLength(2);
  expect(screen.getByLabelText("Serial number (optional)")).toBeDefined();
});

test("a field is drawn differently where a screen says so, or left out", () => {
  render(<LiftForm />);

  expect(screen.getByRole("status").textContent).toBe("chosen elsewhere");
  expect(screen.queryByLabelText(/Price/)).toBeNull();
});

test("details show values in words beside their headings, and nothing of what is empty", () => {
  const stored = {
    name: "Two posts",
    serial: "",
    size: "big",
    checkedOn: "2026-05-04",
    price: 129_900,
    isActive: true,
  };
  const names = lift.names.filter((name) => name !== "fileId" && name !== "place");
  render(<DetailsList details={recordDetails(lift, stored, { names, render: { company: "Acme" } })} />);

  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  const values = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(terms.map((term, index) => `${term}: ${values[index]}`)).toEqual([
    "Name: Two posts",
    "Company: Acme",
    "Size: Big",
    "Checked on: May 4, 2026",
    "Price: $1,299.00",
    "In use: Yes",
  ]);
});
