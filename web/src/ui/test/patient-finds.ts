/** How long a test waits for what a screen is about to show: on a busy machine, a second is not enough for a drawer. */
import { beforeAll } from "vitest";

beforeAll(async () => {
  if (typeof document === "undefined") return; // A test without a screen does without what looks at it.
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 90_000 });
});
