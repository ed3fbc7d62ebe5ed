/**
 * How long a test waits for what a screen is about to show: on a busy machine, a second is not enough for a drawer. What
 * was waited for also receives events: React shows it first, and runs its effects, which add listeners, when it has time.
 */
import { createElement, Fragment } from "react";
import { beforeAll } from "vitest";

beforeAll(async () => {
  if (typeof document === "undefined") return; // A test without a screen does without what looks at it.
  const { act, configure, getConfig } = await import("@testing-library/react");
  const { createRoot } = await import("react-dom/client");
  const usual = getConfig();
  const elsewhere = createRoot(document.createElement("div"));
  let found = 0;
  configure({
    asyncUtilTimeout: 90_000,
    async asyncWrapper(wait) {
      const result = await usual.asyncWrapper(wait);
      act(() => elsewhere.render(createElement(Fragment, { key: ++found }))); // Before it renders, React runs what effects it still owes.
      return result;
    },
  });
});
