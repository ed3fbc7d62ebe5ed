// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tooltip } from "./tooltip.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};
const button = () => screen.getByRole("button", { name: "Print" });
const show = () =>
  render(
    <Tooltip title="Print">
      <button type="button">P</button>
    </Tooltip>,
  );

test("the title names its button, and is shown once the pointer rests on it", () => {
  show();

  fireEvent.pointerEnter(button(), { pointerType: "mouse" });
  const before = screen.queryByRole("tooltip");
  wait(400);

  expect(button().getAttribute("aria-label")).toBe("Print");
  expect(before).toBeNull();
  expect(screen.getByRole("tooltip").textContent).toBe("Print");
});

test("it stays while the pointer is on the title itself, and goes with the pointer", () => {
  show();
  fireEvent.pointerEnter(button(), { pointerType: "mouse" });
  wait(400);

  fireEvent.pointerLeave(button(), { pointerType: "mouse" });
  fireEvent.pointerEnter(screen.getByRole("tooltip"));
  wait(1000);
  const stayed = screen.queryByRole("tooltip") !== null;
  fireEvent.pointerLeave(screen.getByRole("tooltip"));
  wait(100);

  expect([stayed, screen.queryByRole("tooltip")]).toEqual([true, null]);
});

test("escape dismisses it", () => {
  show();
  fireEvent.pointerEnter(button(), { pointerType: "mouse" });
  wait(400);

  fireEvent.keyDown(document, { key: "Escape" });

  expect(screen.queryByRole("tooltip")).toBeNull();
});
