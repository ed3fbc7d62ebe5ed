import { expect, test } from "vitest";
import { startFakeSmsGateway } from "../../../test/fakes/fake-sms-gateway.ts";
import { createSmsSender, SmsRefused } from "./sms-sender.ts";

const message = { recipient: "+41441234567", body: "رمزك هو 123456" };

test("a text message is sent through the gateway", async () => {
  await using gateway = await startFakeSmsGateway();

  const outcome = await createSmsSender(gateway.settings)(message);

  expect(outcome).toBe("sent");
  expect(gateway.taken).toEqual([{ To: "+41441234567", From: gateway.settings.from, Body: message.body }]);
});

test("without an account the message is only stored", async () => {
  expect(await createSmsSender(null)(message)).toBe("kept");
});

test("a number that the gateway rejects fails permanently, with the reason", async () => {
  await using gateway = await startFakeSmsGateway();
  gateway.knowsNot("+41441234567");

  const sending = createSmsSender(gateway.settings)(message);

  await expect(sending).rejects.toThrow(SmsRefused);
  await expect(sending).rejects.toThrow("Invalid 'To' Phone Number: +41441234567 (Twilio 21211)");
});

test.each([
  ["a wrong password of ours", { authToken: "wrong" }, "Authenticate (Twilio 20003)"],
  ["a gateway that is not there", { url: "http://127.0.0.1:1" }, "fetch failed"],
])("%s is retried", async (_name, changed, reason) => {
  await using gateway = await startFakeSmsGateway();

  const failure = await createSmsSender({ ...gateway.settings, ...changed })(message).catch((error: unknown) => error);

  expect(failure).not.toBeInstanceOf(SmsRefused);
  expect(failure).toHaveProperty("message", reason);
});

test("an outage without a JSON body is retried", async () => {
  await using gateway = await startFakeSmsGateway();
  gateway.breakDown(1);

  await expect(createSmsSender(gateway.settings)(message)).rejects.toThrow("The SMS gateway answered 503");
});
