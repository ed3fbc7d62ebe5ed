// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CornerPanel } from "./corner-panel.tsx";

afterEach(cleanup);

const panel = (opensItself = false) => (
  <CornerPanel label="Uploads" words="1 of 2 uploaded" opensItself={opensItself}>
    <li>front.jpg</li>
  </CornerPanel>
);
const button = () => screen.getByRole("button", { name: "1 of 2 uploaded" });
const click = () => act(async () => button().click());
const isOpen = () => button().getAttribute("aria-expanded") === "true";

test("its list is there once it is opened", async () => {
  await act(async () => render(panel()));
  const before = [isOpen(), screen.queryByText("front.jpg")];

  await click();

  expect(before).toEqual([false, null]);
  expect([isOpen(), screen.getByText("front.jpg").closest("ul")?.children.length]).toEqual([true, 1]);
});

test("it opens itself as long as it has a reason, but not against the person", async () => {
  const { rerender } = await act(async () => render(panel()));
  const seen = [isOpen()];
  for (const reason of [true, false, true]) {
    await act(async () => rerender(panel(reason)));
    seen.push(isOpen());
  }

  await click();
  await act(async () => rerender(panel(true)));

  expect(seen).toEqual([false, true, false, true]);
  expect(isOpen()).toBe(false);
});
