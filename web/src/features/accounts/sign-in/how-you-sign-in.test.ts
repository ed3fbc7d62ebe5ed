import { expect, test } from "vitest";
import { problemsWith } from "./how-you-sign-in.tsx";

test("a wrong address and a short password are reported together", () => {
  expect(problemsWith({ email: "uma", password: "abc" }, 8)).toEqual({
    email: "Email is incorrectly formatted",
    password: "The password needs at least 8 characters",
  });
});

test("valid fields are not mentioned", () => {
  expect(problemsWith({ email: "uma@example.com", password: "open sesame" }, 8)).toEqual({});
});
