import { afterAll, expect, test } from "vitest";
import { startServer } from "../../test/server.ts";
import { endpoints } from "./endpoints.ts";

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { body: document } = await server.get("/v1/auth/openapi.json");

test("openapi.json lists every endpoint with its method", () => {
  const listed = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

  const served = endpoints.map(({ spec }) => `${spec.method} ${spec.path.replace(/:(\w+)/g, "{$1}")}`);
  expect(listed.toSorted()).toEqual(served.toSorted());
});

test("an operation shows what it takes, what it answers and how it fails", () => {
  const { post } = document.paths["/signin/email-password"];

  expect(post.requestBody.content["application/json"].schema).toMatchObject({
    properties: { email: { type: "string" }, password: { type: "string", minLength: 1, maxLength: 1024 } },
    required: ["email", "password"],
  });
  expect(post.responses[200].content["application/json"].schema.required).toEqual(["session"]);
  expect(post.responses[401].description).toContain("invalid-email-password: Incorrect email or password");
});

test("who must be signed in is said, and who need not be", () => {
  expect(document.paths["/user"].get.security).toEqual([{ bearer: [] }]);
  expect(document.paths["/token"].post.security).toBeUndefined();
});
