// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seekPart } from "./seek-part.ts";

const scrolled = vi.fn<() => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled; // jsdom has neither.
  Element.prototype.checkVisibility = () => true;
});
afterEach(cleanup);

const tasks = (
  <section id="tasks" tabIndex={-1}>
    <ul>
      <li>
        Walk-around <button type="button">More for Walk-around</button>
      </li>
      <li data-open>
        <input type="checkbox" disabled aria-label="Pre-scan" /> Pre-scan
        <button type="button">More for Pre-scan</button>
        <ul>
          <li>
            Pre-scan report <button type="button">Choose files</button>
          </li>
        </ul>
      </li>
      <li data-open>
        <input type="checkbox" aria-label="Road test" /> Road test
        <button type="button">More for Road test</button>
      </li>
    </ul>
  </section>
);

test.each([
  ["what can be ticked is its tick", "Road test", () => screen.getByRole("checkbox", { name: "Road test" })],
  [
    "what lacks a file is the way to add one",
    "Pre-scan report",
    () => screen.getByRole("button", { name: "Choose files" }),
  ],
  ["without a name the first that is open", "", () => screen.getByRole("button", { name: "Choose files" })],
])("%s", (_case, named, sought) => {
  render(tasks);

  seekPart("tasks", { named });

  expect(document.activeElement).toBe(sought());
  expect(scrolled).toHaveBeenCalled();
});

test("a part is waited for until it is there", async () => {
  seekPart("tasks");
  render(tasks);

  await expect.poll(() => document.activeElement?.id).toBe("tasks");
});
