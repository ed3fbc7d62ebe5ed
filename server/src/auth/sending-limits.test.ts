import { afterAll, beforeEach, expect, test } from "vitest";
import { authConfig, startServer } from "../../test/server.ts";

let now = Date.now();
const plenty = { count: 1000, within: 60_000 };
const once = { count: 1, within: 3_600_000 };
const rateLimits = { account: plenty, all: plenty, guess: plenty, signUp: plenty, mail: once, sms: once };
const server = await startServer({ auth: authConfig({ rateLimits }), clock: () => new Date(now) });
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (now += once.within));

test.each([
  ["/signin/passwordless/email", { email: "uma@example.com" }],
  ["/signin/passwordless/sms", { phoneNumber: "+41441234567" }],
  ["/signin/otp/email", { email: "uma@example.com" }],
  ["/user/password/reset", { email: "uma@example.com" }],
  ["/user/email/send-verification-email", { email: "uma@example.com" }],
  ["/user/email/change", {}],
  ["/user/deanonymize", {}],
])("%s sends only so often", async (path, body) => {
  const first = await server.post(`/v1/auth${path}`, body);

  const second = await server.post(`/v1/auth${path}`, body);

  expect(first.status).not.toBe(429);
  expect(second.body).toEqual({ status: 429, error: "too-many-requests", message: "Too many requests" });
  expect(second.headers.get("retry-after")).toBe("3600");
});
