// Whatever is thrown at whatever endpoint: an answer of the contract, never a failure.
import * as fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { buildAccount } from "../../../test/people.ts";
import { startServer } from "../../../test/server.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";
import { endpoints } from "#auth/endpoints.ts";

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const uma = await buildAccount(server.db);
const { bearer } = await signInAs(server, uma.email);

const ticket = fc
  .constantFrom("verifyEmail", "passwordlessEmail", "passwordReset", "emailConfirmChange", "mfaTotp")
  .chain((purpose) => fc.uuid().map((id) => `${purpose}:${id}`));
const likely = fc.oneof(
  fc.constantFrom(
    null,
    "",
    "me",
    "totp",
    "email-password",
    "passwordless",
    "email",
    "sms",
    "google",
    "http://client.test/x",
  ),
  fc.uuid(),
  ticket,
  fc.emailAddress(),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);
const names =
  "email password newEmail newPassword phoneNumber otp ticket code activeMfaType refreshToken all personalAccessToken \
expiresAt metadata provider idToken nonce signInMethod connection credential nickname id displayName locale options token".split(
    " ",
  );
const bodies = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), likely),
  fc.record({
    email: likely,
    options: fc.dictionary(
      fc.constantFrom("redirectTo", "displayName", "locale", "metadata", "allowedRoles", "defaultRole"),
      likely,
    ),
  }),
  fc.jsonValue({ maxDepth: 3 }),
);

describe.each(endpoints.map(({ spec }) => spec))("$method $path", ({ method, path }) => {
  const address = `${server.url}/v1/auth${path.replace(/:\w+/g, "nobody")}`;

  test("takes any input without failing, and says no in three fields", async () => {
    await fc.assert(
      fc.asyncProperty(bodies, fc.boolean(), async (body, signedIn) => {
        const answer = await ask({ body: JSON.stringify(body) }, signedIn);

        expect(await complaintAbout(answer), JSON.stringify(body)).toBeNull();
      }),
      { numRuns: 12 },
    );
  });

  test("takes an empty body, broken JSON and another method without failing", async () => {
    const other = method === "GET" ? "POST" : "PATCH";
    const answers = [
      await ask({ body: "" }, true),
      await ask({ body: "{" }, true),
      await fetch(address, { method: other, redirect: "manual" }),
    ];

    expect(await Promise.all(answers.map(complaintAbout))).toEqual([null, null, null]);
  });

  function ask({ body }: { body: string }, signedIn: boolean): Promise<Response> {
    const headers = { "content-type": "application/json", ...(signedIn && bearer) };
    const query =
      method === "GET" ? `?${new URLSearchParams({ type: body, ticket: body, redirectTo: body }).toString()}` : "";
    return fetch(address + query, {
      method,
      headers,
      redirect: "manual",
      ...(method !== "GET" && { body }),
    });
  }
});

/** What is wrong with an answer by the contract's first rules; null when nothing is. */
async function complaintAbout(answer: Response): Promise<string | null> {
  const body = await answer.text();
  if (answer.status < 400) return null;
  if (answer.status >= 500) return `${answer.status} ${body}`;
  const { success } = refusal.safeParse(JSON.parse(body));
  return success ? null : `not the three fields: ${body}`;
}

const refusal = z.strictObject({ status: z.number(), error: z.string(), message: z.string() });
