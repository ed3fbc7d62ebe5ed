// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Auth } from "#auth/auth.ts";
import { AuthContext } from "#auth/auth-context.ts";
import { LateMark } from "./late-mark.tsx";

function shownTo(defaultRole: string): string {
  const state = { user: { defaultRole } };
  const auth = { state: () => state, subscribe: () => () => {} } as unknown as Auth;
  const { container } = render(
    <AuthContext value={auth}>
      <LateMark statusDueAt="2026-05-01T08:00:00Z" />
    </AuthContext>,
  );
  return container.textContent;
}

test("how late the shop is with a step is shown to the shop alone", () => {
  expect(shownTo("admin")).toContain("late");
  expect(shownTo("technician")).toContain("late");
  expect(shownTo("customer")).toBe("");
});
