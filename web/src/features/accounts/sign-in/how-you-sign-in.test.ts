import { expect, test } from "vitest";
import { problemsWith } from "./how-you-sign-in.tsx";

// Defect W18.
test("a wrong address and a short password are said together", () => {
  expect(problemsWith({ email: "uma", password: "abc" }, 8)).toEqual({
    email: "Email is incorrectly formatted",
    password: "The password needs at least 8 characters",
  });
});

test("what is right is not mentioned", () => {
  expect(problemsWith({ email: "uma@example.com", password: "open sesame" }, 8)).toEqual({});
});
