// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { DataTable } from "./data-table.tsx";
import type { TableColumn } from "./paged-table.tsx";
import { RowMenu } from "./row-menu.tsx";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import Check from "~icons/ic/baseline-check";
import type { Sort } from "./paging.ts";
import type { Paging } from "./use-paging.ts";

beforeAll(fetchOverlays);
afterEach(cleanup);

interface Car {
  id: string;
  name: string;
}

const cars: readonly Car[] = [
  { id: "a", name: "Audi" },
  { id: "b", name: "Buick" },
  { id: "c", name: "Cadillac" },
];
const remove = vi.fn<(id: string) => void>();
const columns: readonly TableColumn<Car>[] = [
  { field: "name", header: "Name", flex: 1, sortable: true, show: ({ name }) => <a href="#car">{name}</a> },
  { field: "year", header: "Year", align: "right", show: () => "2024" },
  {
    field: "actions",
    header: "",
    show: ({ id }) => (
      <RowMenu label={`Actions for ${id}`} actions={[{ label: "Remove", icon: Check, run: () => remove(id) }]} />
    ),
  },
];

const sorted = vi.fn<(sort: Sort | null) => void>();
const turned = vi.fn<(page: number, size: number) => void>();
const opened = vi.fn<(car: Car) => void>();

function Cars({ sort = null, page = 0 }: Partial<Pick<Paging, "sort" | "page">>) {
  const [ids, choose] = useState<readonly string[]>([]);
  return (
    <DataTable
      label="Cars"
      columns={columns}
      answer={{ rows: cars, total: 8, loading: false, problem: undefined, retry: () => undefined }}
      paging={{ page, size: 3, sort, turnTo: turned, sortBy: sorted }}
      selection={{ ids, choose }}
      onOpen={opened}
    />
  );
}

const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const stops = () => cars.map(({ name }) => name).filter((name) => row(name).tabIndex === 0);
const isChosen = (name: string) => within(row(name)).getByRole<HTMLInputElement>("checkbox").checked;

test("arrow keys go from row to row, enter opens the one that is reached", () => {
  render(<Cars />);
  row("Audi").focus();

  fireEvent.keyDown(row("Audi"), { key: "ArrowDown" });
  fireEvent.keyDown(row("Buick"), { key: "End" });
  fireEvent.keyDown(row("Cadillac"), { key: "ArrowUp" });
  fireEvent.keyDown(row("Buick"), { key: "Enter" });

  expect(document.activeElement).toBe(row("Buick"));
  expect(opened).toHaveBeenLastCalledWith(cars[1]);
});

test("the tab key stops at one row only, the one that had the focus", () => {
  render(<Cars />);
  const before = stops();

  act(() => row("Cadillac").focus());

  expect([before, stops()]).toEqual([["Audi"], ["Cadillac"]]);
});

test("a click on the row opens it; its link, its check box and its menu act for themselves", () => {
  render(<Cars />);
  opened.mockClear();

  fireEvent.click(screen.getByRole("link", { name: "Audi" }));
  fireEvent.click(within(row("Audi")).getByRole("checkbox"));
  fireEvent.click(screen.getByRole("button", { name: "Actions for a" }));
  fireEvent.click(screen.getByRole("menuitem", { name: "Remove" }));
  const besides = opened.mock.calls.length;
  fireEvent.click(within(row("Audi")).getByText("2024"));

  expect([besides, remove.mock.calls, opened.mock.calls]).toEqual([0, [["a"]], [[cars[0]]]]);
});

test("rows are selected one by one, by space, and all at once", () => {
  render(<Cars />);
  const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all rows" });

  fireEvent.keyDown(row("Buick"), { key: " " });
  const some = [isChosen("Audi"), isChosen("Buick"), all.checked, all.indeterminate];
  fireEvent.click(all);
  const every = [isChosen("Audi"), isChosen("Buick"), all.checked, all.indeterminate];
  fireEvent.click(all);

  expect([some, every]).toEqual([
    [false, true, false, true],
    [true, true, true, false],
  ]);
  expect(isChosen("Buick")).toBe(false);
});

test.each([
  [null, "none", { field: "name", direction: "asc" }],
  [{ field: "name", direction: "asc" } as const, "ascending", { field: "name", direction: "desc" }],
  [{ field: "name", direction: "desc" } as const, "descending", null],
])("a click on the header sorts on from %o", (sort, spoken, next) => {
  render(<Cars sort={sort} />);

  fireEvent.click(screen.getByRole("button", { name: "Name" }));

  expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe(spoken);
  expect(screen.getByRole("columnheader", { name: "Year" }).getAttribute("aria-sort")).toBeNull();
  expect(sorted).toHaveBeenLastCalledWith(next);
});

test("the pages say what is shown, and end with the last row", () => {
  const { rerender } = render(<Cars />);
  const first = [button("Previous page").disabled, button("Next page").disabled];

  fireEvent.click(button("Next page"));
  fireEvent.change(screen.getByRole("combobox", { name: "Rows per page:" }), { target: { value: "50" } });
  rerender(<Cars page={2} />);

  screen.getByText("7–8 of 8");
  expect(first).toEqual([true, false]);
  expect(button("Next page").disabled).toBe(true);
  expect(turned.mock.calls).toEqual([
    [1, 3],
    [0, 50],
  ]);
});
