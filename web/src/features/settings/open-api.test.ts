import { expect, test } from "vitest";
import { openApiSchema, subjectsOf } from "./open-api.ts";

const error = { description: "invalid-request: The request payload is incorrect\nno-totp-secret: None", content: {} };

test("operations are grouped by subject, with their input, response and errors", () => {
  const document = openApiSchema.parse({
    paths: {
      "/token": {
        post: {
          summary: "Refreshes.",
          tags: ["token"],
          requestBody: {
            content: {
              "application/json": {
                schema: {
                  properties: { refreshToken: { type: "string", format: "uuid" } },
                  required: ["refreshToken"],
                },
              },
            },
          },
          responses: {
            200: { description: "Done", content: { "application/json": { schema: { type: "string", const: "OK" } } } },
            400: error,
          },
        },
      },
      "/user": { get: { summary: "Tells.", tags: ["user"], security: [{}], responses: {} } },
    },
  });

  const subjects = subjectsOf(document);

  expect(subjects.map(({ name }) => name)).toEqual(["token", "user"]);
  expect(subjects[0]?.operations[0]).toEqual({
    method: "POST",
    path: "/token",
    summary: "Refreshes.",
    needsToken: false,
    takes: [{ name: "refreshToken", type: "string (uuid)", required: true }],
    answers: [{ name: "", type: '"OK"', required: true }],
    failures: [
      { status: "400", code: "invalid-request", message: "The request payload is incorrect" },
      { status: "400", code: "no-totp-secret", message: "None" },
    ],
  });
  expect(subjects[1]?.operations[0]?.needsToken).toBe(true);
});
