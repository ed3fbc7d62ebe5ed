// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DifferenceList } from "./difference-list.tsx";

afterEach(cleanup);

const line = (kind: string, description: string, totalPrice: number, beforeTotalPrice: number | null = null) => ({
  kind,
  lineItemId: description,
  description,
  totalPrice,
  beforeTotalPrice,
});

test("a supplement says what it adds, takes away and changes, and how much stays", () => {
  render(
    <DifferenceList
      totalCents={27_500}
      lines={[
        line("same", "Pre-scan", 7500),
        line("changed", "Front camera", 65_000, 32_500),
        line("added", "Rear camera", 22_500),
        line("removed", "Alignment", 17_995),
      ]}
    />,
  );

  const changes = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(changes).toEqual([
    "ChangedFront camera+$325.00$325.00 → $650.00",
    "AddedRear camera+$225.00",
    "RemovedAlignment-$179.95",
  ]);
  within(screen.getByRole("region", { name: "What the supplement changes" })).getByText(
    "Change to the approved estimate: +$275.00",
  );
  screen.getByText("1 approved line stays as it is");
});
