// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { SegmentedChoice } from "./segmented-choice.tsx";

afterEach(cleanup);

const shapes = [
  { value: "table", label: "Table" },
  { value: "board", label: "Board" },
  { value: "calendar", label: "Calendar" },
] as const;
type Shape = (typeof shapes)[number]["value"];

function show() {
  const onChoose = vi.fn<(shape: Shape) => void>();
  function Orders() {
    const [shape, setShape] = useState<Shape>("board");
    const choose = (chosen: Shape) => {
      onChoose(chosen);
      setShape(chosen);
    };
    return <SegmentedChoice<Shape> label="Shape" value={shape} choices={shapes} onChoose={choose} />;
  }
  render(<Orders />);
  return onChoose;
}

const button = (name: string) => screen.getByRole("button", { name });
const pressed = () => screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
const tabStops = () => screen.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test("one of the group is chosen, and choosing it again changes nothing", () => {
  const onChoose = show();

  fireEvent.click(button("Board"));
  fireEvent.click(button("Table"));

  expect(screen.getByRole("group", { name: "Shape" }).contains(button("Table"))).toBe(true);
  expect(onChoose.mock.calls).toEqual([["table"]]);
  expect(pressed()).toEqual(["Table"]);
});

test("the group is one tab stop, at what is chosen", () => {
  show();

  expect(tabStops()).toEqual([button("Board")]);
});

test("the arrow keys go round the group without choosing, and the tab stop goes along", () => {
  const onChoose = show();
  button("Board").focus();

  const visited = ["ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End"].map((key) => {
    press(key);
    return document.activeElement?.textContent;
  });

  expect(visited).toEqual(["Calendar", "Table", "Calendar", "Table", "Calendar"]);
  expect(tabStops()).toEqual([button("Calendar")]);
  expect(onChoose).not.toHaveBeenCalled();
});
