// @vitest-environment jsdom
import { formatCents } from "@boresight/domain/base/money";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BarChart } from "./bar-chart.tsx";

test("the scale of amounts is written as money", () => {
  const series = [{ label: "Spending", tone: "teal", values: [12_000, 20_000] } as const];

  render(<BarChart bars={["Jan", "Feb"]} series={series} format={formatCents} />);

  expect(screen.getByRole("figure").textContent).toContain("$200.00");
});
