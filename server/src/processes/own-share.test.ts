import { expect, test } from "vitest";
import { testConfig } from "../../test/server.ts";
import { ownConnections, ownShare } from "./own-share.ts";

const anonymous = { count: 1200, within: 60_000 };
const few = { count: 8, within: 1 };
const withProcesses = (webProcesses: number) =>
  ownShare({
    ...testConfig,
    webProcesses,
    queries: {
      ...testConfig.queries,
      share: { changes: few, images: few, functions: few, atOnce: 4, anonymous },
    },
  });

test.each([
  [1, 16],
  [2, 8],
  [4, 4],
  [8, 4],
])("each of %i web processes has %i connections for requests", (processes, connections) => {
  expect(ownConnections({ ...testConfig, webProcesses: processes })).toBe(connections);
});

test.each([
  [1, 4],
  [2, 2],
  [3, 1],
  [8, 1],
])("a caller's operations are divided among %i processes, with one in each at least", (processes, atOnce) => {
  expect(withProcesses(processes).queries.share).toMatchObject({ atOnce, anonymous });
});

test("without limits nothing is divided", () => {
  expect(ownShare({ ...testConfig, webProcesses: 4 }).queries).toEqual(testConfig.queries);
});
