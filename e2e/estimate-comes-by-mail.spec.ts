import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../server/test/bays.ts";
import { startImapServer, type FakeImap } from "../server/test/fakes/imap-server.ts";
import { pdfOf } from "../server/test/files/sample-pdfs.ts";
import { startJobs } from "../server/test/jobs.ts";
import { password } from "../server/test/people.ts";
import { startReception } from "../server/test/receive-mail.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let imap: FakeImap;
let running: AsyncDisposable[];

beforeAll(async () => {
  app = await startTestApp();
  imap = await startImapServer();
  const { owner } = app.server.db;
  await addBays(owner, app.shop.facilityId);
  await owner.query("update app.contacts set email = null, phone = '+13035550107' where customer_id = $1", [
    app.shop.cyd.customerId,
  ]);
  running = [await startJobs(app.server), startReception(app.server)];
});
afterAll(async () => {
  for (const one of [...running, imap, app]) await one[Symbol.asyncDispose]();
});

const estimate = pdfOf([
  [
    "Front Range Collision",
    "Estimate of Record",
    "RO Number: 48213",
    "VEHICLE",
    "2021 Toyota Camry SE",
    "VIN: 4T1G11AK2MU990001",
    "Line Oper Description Part Number Qty Price Labor Paint",
    "1 WINDSHIELD",
    "2 Repl Windshield glass 56101-06F20 1 388.00 3.0",
  ],
]).toString("base64");

const mail = [
  "From: Carla <carla@example.com>",
  "To: office@acme.test",
  "Message-ID: <estimate@example.com>",
  "Subject: New job",
  "MIME-Version: 1.0",
  'Content-Type: multipart/mixed; boundary="part"',
  "",
  "--part",
  "Content-Type: text/plain",
  "",
  "Please calibrate this one.",
  "--part",
  'Content-Type: application/pdf; name="estimate.pdf"',
  "Content-Transfer-Encoding: base64",
  'Content-Disposition: attachment; filename="estimate.pdf"',
  "",
  ...(estimate.match(/.{1,76}/g) ?? []),
  "--part--",
  "",
].join("\r\n");

test("an admin sets up the mailbox, and an estimate that a customer mails there becomes an order that the office books", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/setup?step=mailbox");
  const mailbox = page.getByRole("region", { name: "Mail that comes in" });
  await mailbox.getByLabel("IMAP server").fill("127.0.0.1");
  await mailbox.getByLabel("Encryption").click();
  await page.getByRole("option", { name: "None" }).click();
  await mailbox.getByLabel("Port").fill(String(imap.port));
  await mailbox.getByLabel("User name").fill("shop");
  await mailbox.getByLabel("Password").fill("wrong");
  await mailbox.getByRole("button", { name: "Save" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm it's you" });
  await proof.getByRole("textbox", { name: "Your password" }).fill(password);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await mailbox.getByRole("button", { name: "Try the mailbox" }).click();
  await mailbox.getByText("The mail server does not accept the user name or the password.").waitFor();
  await mailbox.getByLabel("Password").fill("open sesame");
  await mailbox.getByRole("button", { name: "Save" }).click();
  await page.getByText("Mailbox saved").last().waitFor();
  await mailbox.getByRole("button", { name: "Try the mailbox" }).click();
  await mailbox.getByText("the folder holds 0 mails").waitFor();
  if (process.env["SHOT"]) await mailbox.screenshot({ path: `${process.env["SHOT"]}/mailbox.png` });
  expect(await violations(page)).toEqual([]);

  imap.add(mail);
  await page.goto("/inbox");
  await page.getByRole("link", { name: /Please calibrate this one/ }).click();
  const about = page.getByRole("region", { name: "About" });
  await about.getByRole("link", { name: /Toyota Camry/ }).waitFor();
  await about.getByRole("link", { name: /^SO-/ }).click();
  await page.getByRole("button", { name: "Copy VIN 4T1G11AK2MU990001" }).first().waitFor();
  await page.getByText("Front camera calibration – static").first().waitFor();
  if (process.env["SHOT"]) await page.screenshot({ path: `${process.env["SHOT"]}/request.png` });
  await page.getByRole("main").getByRole("button", { name: "Schedule…" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group").getByRole("button").first().click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("region", { name: "Appointment" }).getByText("Confirmed").waitFor();
});
