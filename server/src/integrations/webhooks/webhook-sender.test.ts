import { afterAll, beforeEach, expect, test } from "vitest";
import { startWebhookReceiver } from "../../../test/fakes/webhook-receiver.ts";
import { createWebhookSender } from "./webhook-sender.ts";

const receiver = await startWebhookReceiver();
afterAll(() => receiver[Symbol.asyncDispose]());
beforeEach(() => receiver.answer(200));

const here = (address: string) => address === "127.0.0.1" || address === "::1";
const send = createWebhookSender({ timeoutMs: 5000, allows: here, ca: receiver.ca });
const sendOutside = createWebhookSender({ timeoutMs: 5000 });
const post = (url: string) => ({ url, headers: { "content-type": "application/json" }, body: '{"id":1}' });

test("a post arrives, and its status is returned", async () => {
  receiver.answer(202);

  const status = await send(post(receiver.url));

  expect([status, receiver.taken.at(-1)]).toEqual([202, { body: '{"id":1}', type: "application/json" }]);
});

test("a redirect is returned as its status and not followed", async () => {
  receiver.answer(307, { location: `${receiver.url}/elsewhere` });
  const before = receiver.taken.length;

  const status = await send(post(receiver.url));

  expect([status, receiver.taken.length - before]).toEqual([307, 1]);
});

test("a receiver that does not answer times out", async () => {
  receiver.answer(null);
  const impatient = createWebhookSender({ timeoutMs: 200, allows: here, ca: receiver.ca });

  await expect(impatient(post(receiver.url))).rejects.toThrow("no answer in time");
});

test("a host name that resolves to a private address is rejected before anything is sent", async () => {
  const before = receiver.taken.length;

  await expect(sendOutside(post(receiver.url))).rejects.toThrow("not reachable from the internet");
  expect(receiver.taken).toHaveLength(before);
});

test.each([
  "https://127.0.0.1/",
  "https://10.1.2.3/",
  "https://172.16.0.1/",
  "https://192.168.1.1/",
  "https://169.254.169.254/latest/meta-data",
  "https://100.64.0.1/",
  "https://0.0.0.0/",
  "https://[::1]/",
  "https://[fd00::1]/",
  "https://[fe80::1]/",
  "https://[::ffff:10.0.0.1]/",
  "https://2130706433/",
])("%s is not a public address", async (url) => {
  await expect(sendOutside(post(url))).rejects.toThrow("not reachable from the internet");
});

test("nothing is posted without encryption", async () => {
  await expect(send(post("http://localhost/hook"))).rejects.toThrow("only https://");
});

test("a receiver with an untrusted certificate is rejected", async () => {
  const strict = createWebhookSender({ timeoutMs: 5000, allows: here });

  await expect(strict(post(receiver.url))).rejects.toThrow(/self.signed/i);
});
