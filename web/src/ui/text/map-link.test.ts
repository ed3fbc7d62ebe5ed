import { expect, test } from "vitest";
import { mapLink } from "./map-link.ts";

test("an address with signs of its own is one destination", () => {
  const link = new URL(mapLink(["12 A&B Street #4", null, "Denver", "CO"]));

  expect(link.searchParams.get("destination")).toBe("12 A&B Street #4, Denver, CO");
});
