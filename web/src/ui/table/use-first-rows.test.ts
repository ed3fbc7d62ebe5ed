// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useFirstRows } from "./use-first-rows.ts";

const rows = Array.from({ length: 25 }, (_, index) => index);

test("a list appears with a screenful of rows, and has all of them right after", () => {
  const shown: number[] = [];

  const { result } = renderHook(() => {
    const first = useFirstRows(rows);
    shown.push(first.length);
    return first;
  });

  expect(shown[0]).toBe(8);
  expect(result.current).toEqual(rows);
});
