import { expect, test } from "vitest";
import { t, text } from "./text.ts";

test("a text is filled with its parameters; one without them, or with another, does not pass the type check", () => {
  // @ts-expect-error -- "{{number}} is late in {{status}}" lacks its status
  expect(t("alerts.late", { number: "SO-1" })).toBe("SO-1 is late in {{status}}");
  // @ts-expect-error -- it lacks both
  expect(text("alerts.late")).toContain("{{number}}");
  // @ts-expect-error -- it has no place for a reason
  expect(t("alerts.noShow", { number: "SO-1", reason: "ill" })).not.toContain("ill");
  // @ts-expect-error -- no text is called so
  expect(t("alerts.gone")).toBe("alerts.gone");
});
