// @vitest-environment jsdom
// What floats in the corner never lies on something else there.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CornerProvider, InCorner } from "./corner.tsx";

afterEach(cleanup);

test("the way up, uploads and alerts stand in one pile, each at its place", async () => {
  await act(async () =>
    render(
      <CornerProvider>
        <InCorner order={2}>Alerts</InCorner>
        <InCorner order={0}>Up</InCorner>
        <InCorner order={1}>Uploads</InCorner>
      </CornerProvider>,
    ),
  );

  const piled = ["Up", "Uploads", "Alerts"].map((words) => screen.getByText(words));

  expect(new Set(piled.map(({ parentElement }) => parentElement)).size).toBe(1);
  expect(piled.map((one) => getComputedStyle(one).order)).toEqual(["0", "1", "2"]);
});
