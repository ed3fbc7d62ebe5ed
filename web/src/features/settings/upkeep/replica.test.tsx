// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Replica } from "./replica.tsx";

afterEach(cleanup);

test.each([
  [null, 0.4, /read from the replica, which is 0 s behind/],
  ["behind", 3600, /3,600 s behind.*read from the main database/],
  ["away", null, /does not answer.*read from the main database/],
  ["notReplica", 0, /does not follow the main database/],
] as const)("with problem %j and a lag of %j s, people read where reports come from", (problem, lagSeconds, line) => {
  render(<Replica state={{ problem, lagSeconds }} />);

  expect(screen.getByText(line)).toBeDefined();
});
