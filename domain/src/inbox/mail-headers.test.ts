import { describe, expect, test } from "vitest";
import { authenticationOf, mailKindOf, type MailHeaders } from "./mail-headers.ts";

const headers = (text: string): MailHeaders =>
  text.split("\n").map((line) => {
    const [name = "", ...value] = line.split(":");
    return { name: name.trim().toLowerCase(), value: value.join(":").trim() };
  });

describe("machines are told from people", () => {
  test.each([
    ["Subject: Camry for Monday\nAuto-Submitted: no", "message"],
    ["From: Bob <bob@example.com>\nSubject: Out of officers' club parking", "message"],
    ["Subject: Re: Automatic reply to you", "message"],
    ["Auto-Submitted: auto-replied (vacation)", "automatic"],
    ["Auto-Submitted: auto-generated; owner-email=x", "automatic"],
    ["Precedence: bulk", "automatic"],
    ["Precedence: auto_reply", "automatic"],
    ["X-Autoreply: yes", "automatic"],
    ["X-Auto-Response-Suppress: All", "automatic"],
    ["Return-Path: <>", "automatic"],
    ["Subject: Automatic reply: RO 4711", "automatic"],
    ["Subject: Réponse automatique : RO 4711", "automatic"],
    ["Subject: رد تلقائي: RO 4711", "automatic"],
    ["Content-Type: multipart/report; report-type=disposition-notification", "automatic"],
    ['Content-Type: multipart/report; boundary="x"; report-type="delivery-status"', "bounce"],
    ["X-Failed-Recipients: carla@example.com", "bounce"],
    ["From: Mail Delivery System <MAILER-DAEMON@mx.example.com>\nAuto-Submitted: auto-replied", "bounce"],
    ["List-Id: <news.example.com>", "list"],
    ["Precedence: list", "list"],
  ])("%j is %s", (text, kind) => {
    expect(mailKindOf(headers(text), null)).toBe(kind);
  });

  test("an envelope without a sender is a machine's", () => {
    expect(mailKindOf(headers("Subject: Camry"), "")).toBe("automatic");
    expect(mailKindOf(headers("Subject: Camry"), "bob@example.com")).toBe("message");
  });
});

describe("only the receiving host says whether a sender is genuine", () => {
  const received = "Received: from out.example.com by mx.acme.test with ESMTPS; Mon, 4 May 2026 10:00:00 +0000";
  const passed =
    "spf=pass smtp.mailfrom=example.com; dkim=fail header.d=x; dkim=pass (2048-bit) header.d=example.com; dmarc=pass";

  test.each([
    ["above every Received", `Authentication-Results: mx.acme.test; ${passed}\n${received}`],
    ["below its own Received", `${received}\nAuthentication-Results: mx.acme.test; ${passed}`],
    ["in the name of its domain", `${received}\nAuthentication-Results: acme.test 1; ${passed}`],
    ["without its name, as Microsoft does", `${received}\nAuthentication-Results: ${passed}`],
  ])("%s", (_how, text) => {
    expect(authenticationOf(headers(text))).toMatchObject({ spf: "pass", dkim: "pass", dmarc: "pass" });
  });

  test("what the sender wrote below the Received of others is not believed", () => {
    const forged = `${received}\nAuthentication-Results: gmail.com; ${passed}`;

    expect(authenticationOf(headers(forged))).toBeNull();
  });

  test("a forged result under a genuine one does not count", () => {
    const genuine = "Authentication-Results: mx.acme.test; spf=fail; dkim=none; dmarc=fail";
    const forged = `Authentication-Results: mx.acme.test; ${passed}`;

    expect(authenticationOf(headers(`${genuine}\n${received}\n${forged}`))).toEqual({
      spf: "fail",
      dkim: "none",
      dmarc: "fail",
      by: "mx.acme.test",
    });
  });

  test("a comment cannot hold a result", () => {
    const text = `${received}\nAuthentication-Results: mx.acme.test; spf=fail (; spf=pass; dmarc=pass)`;

    expect(authenticationOf(headers(text))).toEqual({ spf: "fail", dkim: null, dmarc: null, by: "mx.acme.test" });
  });

  test("a mail without results says nothing", () => {
    expect(authenticationOf(headers(received))).toBeNull();
    expect(authenticationOf(headers("Authentication-Results: mx.acme.test; none"))).toBeNull();
  });
});
