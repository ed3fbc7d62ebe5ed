import { expect, test } from "vitest";
import { authHeaders } from "./headers.ts";

test("a visitor's requests carry the public role, a person's their token", () => {
  expect(authHeaders(null)).toEqual({ "x-hasura-role": "public" });
  expect(authHeaders("abc")).toEqual({ authorization: "Bearer abc" });
});

test("a request may ask for another of the person's roles", () => {
  expect(authHeaders("abc", "technician")).toEqual({ authorization: "Bearer abc", "x-hasura-role": "technician" });
});
