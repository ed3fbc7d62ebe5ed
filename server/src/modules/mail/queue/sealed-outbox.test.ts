// Admins read the outbox; none of them signs in as somebody else with what it holds, in whatever state a message is.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readMail } from "../../../../test/mailbox.ts";
import { buildAccount, password } from "../../../../test/people.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { openShop, type Shop } from "../../../../test/shop.ts";
import { signInAs } from "../../../../test/sign-in/sign-in-as.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const post = (path: string, body: object, bearer: Record<string, string> = {}) =>
  server.post(`/v1/auth${path}`, body, bearer);
const newEmail = () => `una-${crypto.randomUUID()}@example.com`;
const newNumber = () => `+1303555${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`;
const asAdmin = async (query: string, variables = {}) =>
  server.graphql(query, variables, { token: await tokenFor(shop.ada, server, { elevated: true }) });

/** Each writes to somebody and returns to whom. */
const occasions: Record<string, () => Promise<string>> = {
  async "a code that signs in"() {
    const email = newEmail();
    await post("/signin/otp/email", { email });
    return email;
  },
  async "a link that signs in"() {
    const email = newEmail();
    await post("/signin/passwordless/email", { email });
    return email;
  },
  async "a link to verify an address"() {
    const email = newEmail();
    await post("/signup/email-password", { email, password });
    await post("/user/email/send-verification-email", { email });
    return email;
  },
  async "a link to a new password"() {
    const { email } = await buildAccount(server.db);
    await post("/user/password/reset", { email });
    return email ?? "";
  },
  async "a link to a new password that an admin sends"() {
    const { id, email } = await buildAccount(server.db);
    await asAdmin(`mutation { sendUserPasswordReset(input: { id: "${id}" }) { user { id } } }`);
    return email ?? "";
  },
  async "an invitation"() {
    const email = newEmail();
    const input = `{ email: "${email}", displayName: "Tess", role: technician }`;
    await asAdmin(`mutation { inviteUser(input: ${input}) { user { id } } }`);
    return email;
  },
  async "a link to a new address"() {
    const email = newEmail();
    const { bearer } = await signInAs(server, (await buildAccount(server.db)).email);
    await post("/user/email/change", { newEmail: email }, bearer);
    return email;
  },
  async "a code that proves who somebody is"() {
    const { email } = await buildAccount(server.db);
    await post("/elevate/code/send", {}, (await signInAs(server, email)).bearer);
    return email ?? "";
  },
  async "a code by text message"() {
    const phoneNumber = newNumber();
    await post("/signin/passwordless/sms", { phoneNumber });
    return phoneNumber;
  },
  async "a code for a new number"() {
    const phoneNumber = newNumber();
    const { bearer } = await signInAs(server, (await buildAccount(server.db)).email);
    await post("/user/phone-number/change", { newPhoneNumber: phoneNumber }, bearer);
    return phoneNumber;
  },
};

/** Everything that the API shows an admin about what was written to someone. */
async function shownOf(recipient: string): Promise<string> {
  const query = `query ($to: String!) { messages(filter: { recipient: { equalTo: $to } }) {
    nodes { subject body headers status error template recipient } } }`;
  const { data, errors } = await asAdmin(query, { to: recipient });
  expect(errors).toBe(undefined);
  expect(data.messages.nodes.length).toBeGreaterThan(0);
  return JSON.stringify(data);
}

describe.each(Object.entries(occasions))("%s", (_name, write) => {
  test.each(["queued", "kept", "failed"])("is not in the outbox while it is %s", async (status) => {
    const recipient = await write();
    const { ticket, link } = await readMail(server, recipient);
    await server.db.owner.query("update app.messages set status = $2 where recipient = $1", [recipient, status]);

    const shown = await shownOf(recipient);

    const secret = ticket.split(":").at(-1) ?? "";
    expect(secret).toMatch(/^(\d{6}|[0-9a-f-]{36})$/);
    expect(shown).not.toContain(secret);
    expect(shown).not.toContain("X-Ticket");
    expect(shown).not.toContain(link || secret);
  });
});

test("the column that holds them is not in the API, and the rows hold them encrypted", async () => {
  const recipient = await occasions["a link to a new password"]!();
  const { ticket } = await readMail(server, recipient);

  const { errors } = await asAdmin("{ messages { nodes { sealedContent } } }");
  const { rows } = await server.db.owner.query<{ row: string; sealed: Buffer }>(
    "select m::text as row, sealed_content as sealed from app.messages m where recipient = $1",
    [recipient],
  );

  expect(errors[0].extensions.code).toBe("validation-failed");
  expect(rows[0]?.row).not.toContain(ticket.split(":")[1]);
  expect(rows[0]?.sealed.toString("latin1")).not.toContain(ticket.split(":")[1]);
});
