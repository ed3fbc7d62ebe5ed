// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { TabbedParts } from "./tabbed-parts.tsx";

afterEach(cleanup);

const parts = [
  { id: "overview", label: "Overview" },
  { id: "messages", label: "Messages", count: 3 },
];

function Parts() {
  const [chosen, setChosen] = useState("overview");
  return (
    <TabbedParts
      label="Parts"
      parts={parts}
      chosen={chosen}
      onChoose={setChosen}
      render={(id) => <input aria-label={`In ${id}`} />}
    />
  );
}

test("a part is rendered when it is first opened, and keeps what was typed in it", () => {
  render(<Parts />);
  expect(screen.queryByLabelText("In messages")).toBeNull();

  fireEvent.click(screen.getByRole("tab", { name: "Messages 3" }));
  fireEvent.change(screen.getByLabelText("In messages"), { target: { value: "Friday?" } });
  fireEvent.click(screen.getByRole("tab", { name: "Overview" }));
  expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
  fireEvent.click(screen.getByRole("tab", { name: "Messages 3" }));

  expect(screen.getByRole("tabpanel", { name: "Messages 3" })).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("In messages").value).toBe("Friday?");
});
