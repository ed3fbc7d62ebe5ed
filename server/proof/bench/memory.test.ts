import { expect, test } from "vitest";
import { memoryAfterStart } from "./memory.ts";

// Its first start with the demo shop is a row of the benchmarks: it takes a minute.
test.skipIf(process.platform === "win32")("what only the start needed is not kept by a server", async () => {
  const megabytes = await memoryAfterStart({ DEMO: "off", PORT: "18090", LOG_LEVEL: "silent" });

  expect(megabytes).toBeGreaterThan(50);
  expect(megabytes).toBeLessThan(280);
});
