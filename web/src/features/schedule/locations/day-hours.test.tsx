// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useForm, useWatch } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { ClosedDays } from "./closures/closed-days.tsx";
import { DayHours } from "./day-hours.tsx";

afterEach(cleanup);

function Form({ hours }: { hours: string }) {
  const form = useForm({ defaultValues: { hours, closures: "2026-12-25" } });
  return (
    <>
      <DayHours form={form} name="hours" label="Monday" />
      <ClosedDays form={form} name="closures" />
      <output>{useWatch({ control: form.control }).hours}</output>
      <pre>{useWatch({ control: form.control }).closures}</pre>
    </>
  );
}
const open = (hours: string) => render(<Form hours={hours} />);
const value = () => screen.getByRole("status").textContent;
const set = (label: string, at: number, time: string) =>
  act(async () => void fireEvent.change(screen.getAllByLabelText(label)[at] as Element, { target: { value: time } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("a closed day is opened with the usual hours, and closed again", async () => {
  open("");

  await act(async () => void fireEvent.click(screen.getByRole("switch", { name: "Monday" })));
  const opened = value();
  await act(async () => void fireEvent.click(screen.getByRole("switch", { name: "Monday" })));

  expect([opened, value()]).toEqual(["08:00–17:00", ""]);
});

test("a break makes two opening times, and midnight ends the day", async () => {
  open("08:00–17:00");
  await set("Monday closes at", 0, "12:00");
  await press("Add break");
  await set("Monday opens at", 1, "13:00");
  await set("Monday closes at", 1, "00:00");

  expect(value()).toBe("08:00–12:00, 13:00–24:00");
  await press("Remove break");
  expect(value()).toBe("08:00–12:00");
});

async function add(day: string) {
  await act(async () => void fireEvent.change(screen.getByLabelText(/Closed days/), { target: { value: day } }));
  await press("Add day");
}

test("a closed day carries the reason that was typed", async () => {
  const { container } = open("");
  await act(
    async () => void fireEvent.change(screen.getByLabelText("Reason (optional)"), { target: { value: "Stocktaking" } }),
  );
  await add("2026-12-31");

  expect(screen.getByText("Dec 31, 2026 (Stocktaking)")).toBeTruthy();
  expect(container.querySelector("pre")?.textContent).toBe("2026-12-25\n2026-12-31 Stocktaking");
});

test("closed days are chosen one by one, each once and in order", async () => {
  const { container } = open("");
  await add("2026-11-26");
  await add("2026-12-25");

  expect(container.querySelector("pre")?.textContent).toBe("2026-11-26\n2026-12-25");
});
