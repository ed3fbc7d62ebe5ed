import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startElsewhere } from "../../../test/fakes/elsewhere.ts";
import { startFakeSmsGateway } from "../../../test/fakes/fake-sms-gateway.ts";
import { createSmsSender, SmsRefused } from "./sms-sender.ts";

const message = { id: "1", createdAt: "2026-05-01T08:00:00.000Z", recipient: "+41441234567", body: "رمزك هو 123456" };

test("a text message is sent through the gateway", async () => {
  await using gateway = await startFakeSmsGateway();

  const outcome = await createSmsSender(gateway.settings, null)(message);

  expect(outcome).toBe("sent");
  expect(gateway.taken).toEqual([{ To: "+41441234567", From: gateway.settings.from, Body: message.body }]);
});

test("without an account the message is only stored, and written to the folder if there is one", async () => {
  await using folder = await temporaryFolder();

  const outcomes = [await createSmsSender(null, null)(message), await createSmsSender(null, folder.path)(message)];

  const [name = ""] = await readdir(folder.path);
  expect(outcomes).toEqual(["kept", "kept"]);
  expect(name).toBe("2026-05-01T08-00-00.000Z-1.txt");
  expect(await readFile(join(folder.path, name), "utf8")).toBe(`To: +41441234567\n\n${message.body}\n`);
});

test("a number that the gateway rejects fails permanently, with the reason", async () => {
  await using gateway = await startFakeSmsGateway();
  gateway.knowsNot("+41441234567");

  const sending = createSmsSender(gateway.settings, null)(message);

  await expect(sending).rejects.toThrow(SmsRefused);
  await expect(sending).rejects.toThrow("Invalid 'To' Phone Number: +41441234567 (Twilio 21211)");
});

test.each([
  ["a wrong password of ours", { authToken: "wrong" }, "Authenticate (Twilio 20003)"],
  ["a gateway that is not there", { url: "http://127.0.0.1:1" }, "fetch failed"],
])("%s is retried", async (_name, changed, reason) => {
  await using gateway = await startFakeSmsGateway();

  const failure = await createSmsSender(
    { ...gateway.settings, ...changed },
    null,
  )(message).catch((error: unknown) => error);

  expect(failure).not.toBeInstanceOf(SmsRefused);
  expect(failure).toHaveProperty("message", reason);
});

test("an outage without a JSON body is retried", async () => {
  await using gateway = await startFakeSmsGateway();
  gateway.breakDown(1);

  await expect(createSmsSender(gateway.settings, null)(message)).rejects.toThrow("The SMS gateway answered 503");
});

test("a gateway that leads elsewhere is not followed, and gets no second look at our password", async () => {
  await using elsewhere = await startElsewhere("{}");
  await using gateway = await startFakeSmsGateway();
  gateway.leadsTo(elsewhere.url);

  await expect(createSmsSender(gateway.settings, null)(message)).rejects.toThrow("fetch failed");
  expect(elsewhere.asked()).toBe(0);
});

async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), "boresight-texts-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}
