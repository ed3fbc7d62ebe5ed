// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { DecisionOfEstimate } from "./decision-of-estimate.tsx";

afterEach(cleanup);

const id = "0198c6e5-0000-7000-8000-0000000000e1";
const decision = {
  __typename: "EstimateDecision",
  id: "1",
  isApproved: true,
  fullName: "Carla Ortiz",
  channel: "link",
  decidedAt: "2026-05-04T18:00:00Z",
  reasonKey: null,
  reason: "",
  poFollows: false,
};

test.each([
  ["Carla Ortiz · By link · ", {}],
  ["Carla Ortiz · By phone · ", { channel: "phone" }],
  ["Standing agreement · ", { channel: "agreement", fullName: "" }],
  ["The price · ", { isApproved: false, reasonKey: "price" }],
  ["The price · Found it cheaper · ", { isApproved: false, reasonKey: "price", reason: "Found it cheaper" }],
  ["The car is sold · ", { isApproved: false, reasonKey: "other", reason: "The car is sold" }],
])("a decision is read as “%s…”", async (words, values) => {
  const nodes = rows("EstimateDecision", [{ ...decision, ...values }]);

  await renderAtDesk(<DecisionOfEstimate estimateId={id} />, {
    DecisionOfEstimate: () => ({ estimate: { __typename: "Estimate", id, estimateDecisions: nodes } }),
  });

  expect(document.body.textContent).toMatch(new RegExp(`^${words}`));
});

test("what nobody decided says nothing", async () => {
  await renderAtDesk(<DecisionOfEstimate estimateId={id} />, {
    DecisionOfEstimate: () => ({
      estimate: { __typename: "Estimate", id, estimateDecisions: rows("EstimateDecision", []) },
    }),
  });

  expect(document.body.textContent).toBe("");
});
