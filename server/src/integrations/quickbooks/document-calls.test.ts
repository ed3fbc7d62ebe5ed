import { expect, test } from "vitest";
import { realmId, startScriptedQbo } from "../../../test/fakes/scripted-qbo.ts";
import { qboEstimate } from "./entities/estimate.ts";

const estimate = { Id: "77", SyncToken: "1", CustomerRef: { value: "58" }, TotalAmt: 1, Line: [] };

test("an estimate's PDF file arrives byte by byte", async () => {
  await using qbo = await startScriptedQbo();
  const file = Buffer.from([...Buffer.from("%PDF-1.7\n"), 0, 255, 128, 10]);
  qbo.answer({ headers: { "content-type": "application/pdf" }, body: file });

  const pdf = await qbo.company.pdf(qboEstimate, "77");

  expect(pdf).toEqual(file);
  expect(qbo.asked).toMatchObject([
    { path: `/v3/company/${realmId}/estimate/77/pdf`, headers: { accept: "application/pdf" } },
  ]);
});

test("a page in place of a PDF file is no file", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer({ body: "<html>Maintenance</html>" });

  await expect(qbo.company.pdf(qboEstimate, "77")).rejects.toMatchObject({ problem: { kind: "unavailable" } });
});

test("QuickBooks emails an estimate", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer({ body: { Estimate: { ...estimate, EmailStatus: "EmailSent" } } });

  const emailed = { id: "77", sendTo: "ada+shop@example.com" };
  const { EmailStatus } = await qbo.company.send(qboEstimate, emailed, { requestId: "send:77:1" });

  expect(EmailStatus).toBe("EmailSent");
  expect(qbo.asked).toMatchObject([
    {
      method: "POST",
      path: `/v3/company/${realmId}/estimate/77/send`,
      query: { sendTo: "ada+shop@example.com", requestid: "send:77:1" },
      headers: { "content-type": "application/octet-stream" },
      body: "",
    },
  ]);
});
