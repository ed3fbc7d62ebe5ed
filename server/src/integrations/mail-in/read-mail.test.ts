import { inWords } from "@boresight/domain/texts/in-words";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { readMail } from "./read-mail.ts";
import { readWithinLimits } from "./read-within-limits.ts";

const envelope = { returnPath: null, deliveredTo: [] };
const read = async (...lines: string[]) => (await readMail(Buffer.from(lines.join("\r\n")), envelope)).mail;
const head = ["From: Bob <bob@example.com>", "To: shop@acme.test", "Subject: Camry", "MIME-Version: 1.0"];
const said = (remarks: readonly string[]) => remarks.map((remark) => inWords("en", remark));
const wordsOf = (content: Uint8Array) => Buffer.from(content).toString();
const base64 = (words: string) => Buffer.from(words).toString("base64");

/** A part of a multipart mail whose boundary is `b`. */
const part = (headers: string, body: string) => `--b\r\n${headers}\r\n\r\n${body}`;
const mixed = (...parts: string[]) => [...head, "Content-Type: multipart/mixed; boundary=b", "", ...parts, "--b--"];

test("who wrote, to whom, about what, and what it answers", async () => {
  const mail = await read(
    "From: =?utf-8?q?Ren=C3=A9e?= <Renee@Example.COM>",
    "Reply-To: office@example.com",
    "To: Shop <shop+T1@acme.test>, second@acme.test",
    "Cc: Boss <boss@example.com>",
    "Delivered-To: inbox+T1@acme.test",
    "Message-ID: <m2@example.com>",
    "In-Reply-To: <m1@acme.test>",
    "References: <m0@acme.test> <m1@acme.test>",
    "Subject: =?windows-1252?q?Caf=E9?=",
    "Content-Type: text/plain; charset=iso-8859-1",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "D=E9j=E0 vu",
  );

  expect(mail).toMatchObject({
    from: { name: "Renée", address: "renee@example.com" },
    replyTo: { address: "office@example.com" },
    to: [{ address: "shop+t1@acme.test" }, { address: "second@acme.test" }, { address: "boss@example.com" }],
    deliveredTo: ["inbox+t1@acme.test"],
    messageId: "<m2@example.com>",
    references: ["<m1@acme.test>", "<m0@acme.test>"],
    subject: "Café",
    text: "Déjà vu",
    kind: "message",
    remarks: [],
  });
});

test("HTML alone becomes its words, without scripts and what is hidden", async () => {
  const mail = await read(
    ...head,
    "Content-Type: text/html; charset=utf-8",
    "",
    "<style>p{}</style><div style='display:none'>secret</div><p>Hello&nbsp;Ada,</p><p>the <b>Camry</b> <script>alert(1)</script>&lt;b&gt;</p><ul><li>one<li>two</ul>",
  );

  expect(mail.text).toBe("Hello Ada,\n\nthe Camry <b>\n\none\n\ntwo");
});

test("words from right to left stay as they are", async () => {
  const mail = await read(
    ...head.slice(0, 2),
    `Subject: =?utf-8?b?${base64("طلب \u202Eجديد")}?=`,
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    base64("مرحبا، السيارة جاهزة"),
  );

  expect([mail.subject, mail.text]).toEqual(["طلب جديد", "مرحبا، السيارة جاهزة"]);
});

test("encoded line breaks put nothing into names, subjects and addresses", async () => {
  const mail = await read(
    `From: =?utf-8?b?${base64("Bob\r\nBcc: eve@example.com")}?= <bob@example.com>`,
    `Subject: =?utf-8?b?${base64("Camry\r\nBcc: eve@example.com")}?=`,
    "Reply-To: =?utf-8?q?x=0D=0A?=@example.com",
    "",
    "Hello",
  );

  expect(mail.from.name).toBe("Bob Bcc: eve@example.com");
  expect(mail.subject).toBe("Camry Bcc: eve@example.com");
  expect(JSON.stringify([mail.from, mail.subject, mail.replyTo])).not.toMatch(/\\[rn]/);
});

test.each([
  ["no body", [...head, ""]],
  ["nothing at all", [""]],
  ["no sender", ["Subject: Camry", "", "Hello"]],
  ["parts that never end", mixed(part("Content-Type: text/plain", "Hello")).slice(0, -1)],
  ["an unknown charset", [...head, "Content-Type: text/plain; charset=klingon", "", "Hello"]],
  ["broken base64", mixed(part("Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64", "%%%="))],
  [
    "more nesting than anybody sends",
    mixed(
      ...Array.from(
        { length: 300 },
        (_, at) => `--b\r\nContent-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
      ),
    ),
  ],
])("a mail with %s is a mail", async (_what, lines) => {
  const mail = await read(...lines);

  expect(mail.kind).toBe("message");
});

test("files have clean names, and one of none", async () => {
  const pdf = "Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment";
  const mail = await read(
    ...mixed(
      part(`${pdf}; filename="../../etc/Estimate.pdf"`, base64("one")),
      part(`${pdf}; filename*=utf-8''%D8%B7%D9%84%D8%A8%0D%0A.pdf`, base64("two")),
      part(pdf, base64("three")),
      part(`${pdf}; filename="empty.pdf"`, ""),
    ),
  );

  expect(mail.attachments.map(({ name, content }) => [name, wordsOf(content)])).toEqual([
    ["Estimate.pdf", "one"],
    ["طلب .pdf", "two"],
    ["attachment-3.pdf", "three"],
  ]);
  expect(said(mail.remarks)).toEqual([expect.stringContaining("“empty.pdf” is empty or too large")]);
});

test("of more than 200 files the first are read, and the mail says so", async () => {
  const file = part('Content-Type: image/png; name="a.png"\r\nContent-Disposition: attachment', "x");

  const [many, tooMany] = [
    await read(...mixed(...Array(200).fill(file))),
    await read(...mixed(...Array(201).fill(file))),
  ];

  expect([many.attachments.length, many.remarks.length]).toEqual([200, 0]);
  expect([tooMany.attachments.length, said(tooMany.remarks)[0]]).toEqual([
    200,
    expect.stringContaining("first 200 files"),
  ]);
});

const forward = (inner: string, boundary = "f0") =>
  [
    ...head,
    `Content-Type: multipart/mixed; boundary=${boundary}`,
    "",
    `--${boundary}\r\nContent-Type: text/plain\r\n\r\nsee below`,
    `--${boundary}\r\nContent-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\n${inner}`,
    `--${boundary}--`,
  ].join("\r\n");

describe("forwarded mails", () => {
  const inner = mixed(
    part("Content-Type: text/plain", "the estimate"),
    part('Content-Type: application/pdf; name="Estimate.pdf"\r\nContent-Disposition: attachment', "pdf"),
  )
    .join("\r\n")
    .replace("Camry", "Estimate 4711");

  test("are opened for their words and files", async () => {
    const mail = await read(forward(inner));

    expect(mail.text).toMatch(
      /^see below\s+---------- Forwarded message ----------\nFrom: Bob <bob@example.com>\nSubject: Estimate 4711\s+the estimate$/,
    );
    expect(mail.attachments.map(({ name }) => name)).toEqual(["Estimate.pdf"]);
    expect(mail.subject).toBe("Camry");
  });

  test("are files from a depth on", async () => {
    const nested = ["f1", "f2", "f3", "f4"].reduce(forward, inner);

    const mail = await read(nested);

    expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(["message/rfc822"]);
  });
});

test.each([
  ["S/MIME", 'Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"', "encrypted"],
  [
    "winmail.dat",
    'Content-Type: application/ms-tnef; name="winmail.dat"\r\nContent-Disposition: attachment',
    "winmail.dat",
  ],
])("what %s hides is named, and kept as a file", async (_what, headers, word) => {
  const mail = await read(...mixed(part("Content-Type: text/plain", "Hello"), part(headers, "x")));

  expect(mail.text).toBe("Hello");
  expect(said(mail.remarks)).toEqual([expect.stringContaining(word)]);
  expect(mail.attachments).toHaveLength(1);
});

test("a signed mail is read like any other", async () => {
  const signature = 'Content-Type: application/pkcs7-signature; name="smime.p7s"\r\nContent-Disposition: attachment';
  const mail = await read(
    ...mixed(part("Content-Type: text/plain", "Hello"), part(signature, "x")).map((line) =>
      line.replace("multipart/mixed", "multipart/signed"),
    ),
  );

  expect([mail.text, mail.attachments, mail.remarks]).toEqual(["Hello", [], []]);
});

test("a report of what did not arrive names our mail and its recipient", async () => {
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const lines = [
    "From: Mail Delivery System <MAILER-DAEMON@mx.example.com>",
    "Subject: Undelivered Mail Returned to Sender",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    "",
    part("Content-Type: text/plain", "I'm sorry"),
    part(
      "Content-Type: message/delivery-status",
      "Reporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; carla@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 no such\r\n user\r\n\r\nFinal-Recipient: rfc822; late@example.com\r\nAction: delayed\r\nStatus: 4.4.1",
    ),
    part("Content-Type: message/rfc822", `Message-ID: <${id}@acme.test>\r\nSubject: Your estimate\r\n\r\nHello`),
    "--b--",
  ];

  const { mail, bounced } = await readMail(Buffer.from(lines.join("\r\n")), envelope);

  expect(mail.kind).toBe("bounce");
  expect(bounced).toEqual([
    { messageId: id, recipient: "carla@example.com", isFinal: true, detail: "550 5.1.1 no such user" },
  ]);
});

test("a report in letters of all languages is one too", async () => {
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const lines = [
    "From: postmaster@mx.example.com",
    'Content-Type: multipart/report; boundary="b"; report-type = "global-delivery-status"',
    "",
    part(
      "Content-Type: message/global-delivery-status",
      "Final-Recipient: utf-8; jürgen@example.com\r\nAction: failed\r\nStatus: 5.1.1",
    ),
    part("Content-Type: message/global-headers", `Message-ID: <${id}@acme.test>`),
    "--b--",
  ];

  const { bounced } = await readMail(Buffer.from(lines.join("\r\n")), { ...envelope, returnPath: "" });

  expect(bounced).toMatchObject([{ messageId: id, recipient: "jürgen@example.com", isFinal: true }]);
});

test.each([
  ["5.1.1", "550 5.1.1 no such user", true],
  ["5.1.1", "550 5.1.1 user unknown, or refused by policy", true],
  ["5.0.0", "550 user unknown", true],
  ["5.2.1", "550 mailbox disabled", true],
  ["5.2.2", "552 5.2.2 mailbox full", false],
  ["5.0.0", "552 over quota", false],
  ["5.3.4", "552 message too large", false],
  ["5.7.1", "554 5.7.1 refused by policy", false],
  ["5.7.26", "550 5.7.26 fails DMARC", false],
  ["4.4.7", "expired", false],
])("after %s %s the address is given up: %s", async (status, diagnostic, isFinal) => {
  const lines = [
    "From: Mail Delivery System <MAILER-DAEMON@mx.example.com>",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    "",
    part(
      "Content-Type: message/delivery-status",
      `Reporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; carla@example.com\r\nAction: failed\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; ${diagnostic}`,
    ),
    part("Content-Type: message/rfc822", "Message-ID: <0f8fad5b-d9cb-469f-a165-70867728950e@acme.test>\r\n\r\nHi"),
    "--b--",
  ];

  const { bounced } = await readMail(Buffer.from(lines.join("\r\n")), envelope);

  expect(bounced).toMatchObject([{ recipient: "carla@example.com", isFinal }]);
});

describe("a mail of any size is read within bounds", () => {
  const limits = { part: 20_000, mail: 30_000 };
  const file = (name: string, size: number) =>
    part(
      `Content-Type: application/pdf; name="${name}"\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64`,
      base64("x".repeat(size)),
    );
  const shortened = async (lines: string[], chunk: number) => {
    const whole = Buffer.from(lines.join("\r\n"));
    const chunks = Array.from({ length: Math.ceil(whole.length / chunk) }, (_, at) =>
      whole.subarray(at * chunk, (at + 1) * chunk),
    );
    return readWithinLimits(Readable.from(chunks), limits);
  };
  const lines = mixed(
    part("Content-Type: text/plain", "Hello"),
    file("large.pdf", 60_000),
    file("small.pdf", 5000),
    file("second.pdf", 12_000),
    file("third.pdf", 12_000),
  );

  test.each([1, 7, 1000, 1_000_000])("in pieces of %d bytes", async (chunk) => {
    const raw = await shortened(lines, chunk);
    const { mail } = await readMail(raw, envelope);

    expect(raw.length).toBeLessThan(limits.mail + 1000);
    expect(mail.text).toBe("Hello");
    expect(mail.attachments.map(({ name, content }) => `${name} ${content.length}`)).toEqual([
      "small.pdf 5000",
      "second.pdf 12000",
    ]);
    expect(said(mail.remarks)).toEqual([expect.stringContaining("large.pdf"), expect.stringContaining("third.pdf")]);
  });

  test("one that is small is the same to the last byte", async () => {
    const small = mixed(part("Content-Type: text/plain", "a\n--\nb\r\n-- \r\nBob"));

    expect((await shortened(small, 5)).toString()).toBe(small.join("\r\n"));
  });

  test("headers without end do not fill the memory", async () => {
    const raw = await shortened(["Subject: x", `X: ${"y".repeat(500_000)}`], 1000);

    expect(raw.length).toBeLessThan(limits.mail);
  });
});
