// What nobody means to send, and mailboxes hold all the same.
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { readMail } from "./read-mail.ts";
import { readWithinLimits } from "./read-within-limits.ts";

const envelope = { returnPath: null, deliveredTo: [] };
const head = "From: Bob <bob@example.com>\r\nSubject: Camry\r\nMIME-Version: 1.0";
const read = async (raw: Buffer | string) => (await readMail(Buffer.from(raw), envelope)).mail;

test("of a mail of 60 MB the words are read, and its file is left out with a remark", async () => {
  const line = `${"QUJD".repeat(19)}\r\n`;
  const chunk = Buffer.from(line.repeat(Math.ceil(1_000_000 / line.length)));
  const parts = [
    `${head}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nSee the video\r\n--b\r\n`,
    'Content-Type: video/mp4; name="drive.mp4"\r\nContent-Transfer-Encoding: base64\r\n\r\n',
    ...Array<Buffer>(60).fill(chunk),
    "\r\n--b--",
  ];

  const raw = await readWithinLimits(Readable.from(parts.map((part) => Buffer.from(part))));
  const mail = await read(raw);

  expect(raw.length).toBeLessThan(1_000_000);
  expect(mail).toMatchObject({ text: "See the video", attachments: [] });
  expect(JSON.stringify(mail.remarks)).toContain("drive.mp4");
});

test("what PostgreSQL cannot store is in none of a mail's words", async () => {
  const mail = await read(
    `From: "B\u0000ob" <bob@example.com>\r\nMessage-ID: <a\u0000b@example.com>\r\nSubject: =?utf-8?Q?Cam=00ry?=\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nHe=00llo =ED=A0=80`,
  );

  expect(mail.text).toMatch(/^Hello/);
  const words = JSON.stringify({ ...mail, attachments: [] });
  expect(words).not.toContain(String.raw`\u0000`);
  expect(words.isWellFormed()).toBe(true);
});

test("a sender is one, whatever else the header holds", async () => {
  const addresses = Array.from({ length: 20_000 }, (_, at) => `b${at}@example.com`).join(", ");
  const mail = await read(
    `From: Shops: eve@example.com, bob@example.com;\r\nTo: ${addresses}\r\nCc: ${addresses}\r\n\r\nHi`,
  );

  expect(mail.from.address).toBe("eve@example.com");
  expect(mail.to).toHaveLength(100);
});

test("a second sender below the first counts for nothing", async () => {
  const mail = await read("From: eve@example.com\r\nFrom: bob@example.com\r\nSubject: Camry\r\n\r\nHi");

  expect(["eve@example.com", "bob@example.com"]).toContain(mail.from.address);
  expect(JSON.stringify(mail.from)).not.toMatch(/eve.*bob|bob.*eve/);
});

test("a thread of ten thousand mails names its latest hundred", async () => {
  const ids = Array.from({ length: 10_000 }, (_, at) => `<m${at}@acme.test>`);
  const mail = await read(`${head}\r\nReferences: ${ids.join("\r\n ")}\r\n\r\nHi`);

  expect(mail.references).toEqual(ids.slice(-100).toReversed());
});

describe("words are found", () => {
  test.each([
    ["in UTF-16", "text/plain; charset=utf-16le", Buffer.from("Hallo, Tür", "utf16le"), "Hallo, Tür"],
    ["in Windows' letters", "text/plain; charset=windows-1256", Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7]), "مرحبا"],
    ["in HTML that is never closed", "text/html", Buffer.from("<div>".repeat(300_000) + "Hello"), "Hello"],
    [
      "in HTML whose ends fit nothing",
      "text/html",
      Buffer.from(`${"<b>".repeat(200_000)}Hello${"</i>".repeat(200_000)}`),
      "Hello",
    ],
    ["behind a comment that never ends", "text/html", Buffer.from("Hello <!-- ".repeat(1000)), "Hello"],
  ])("%s", async (_where, type, body, words) => {
    const top = Buffer.from(`${head}\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n`);
    const mail = await read(Buffer.concat([top, Buffer.from(body.toString("base64"))]));

    expect(mail.text).toBe(words);
  });
});

const fileOf = (name: string, content: string) =>
  `--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}\r\n\r\n${content}\r\n`;

test("files of one name stay apart, and none has a name that reads backwards", async () => {
  const files = [fileOf("a.pdf", "one"), fileOf("a.pdf", "two"), fileOf("estimate\u202Efdp.exe", "three")].join("");
  const mail = await read(`${head}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${files}--b--`);

  expect(mail.attachments.map(({ name, content }) => [name, Buffer.from(content).toString().trim()])).toEqual([
    ["a.pdf", "one"],
    ["a.pdf", "two"],
    ["estimate fdp.exe", "three"],
  ]);
});

test("a mail that is attached as any file is opened for its words and files", async () => {
  const inner = Buffer.from(`From: eve@example.com\r\nSubject: Inner\r\n\r\nRO 48213`).toString("base64");
  const file = `--b\r\nContent-Type: application/octet-stream; name=note.eml\r\nContent-Transfer-Encoding: base64\r\n\r\n${inner}\r\n`;
  const mail = await read(`${head}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${file}--b--`);

  expect(mail.text).toContain("RO 48213");
  expect(mail.attachments).toEqual([]);
});

test.each([
  ["Your mail program does not support HTML.", "RO 48213"],
  ["RO 48213 is ready", "RO 48213 is ready"],
])("of the plain words %j and HTML, %j is read", async (plain, words) => {
  const parts = `--b\r\n\r\n${plain}\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>RO 48213</p>\r\n--b--`;
  const mail = await read(`${head}\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n${parts}`);

  expect(mail.text).toBe(words);
});

test("what HTML quotes is marked as plain mails mark it", async () => {
  const quoted = `<blockquote type="cite"><div>RO 1<br>RO 2</div><blockquote class="gmail_quote">RO 3</blockquote></blockquote>`;
  const mail = await read(`${head}\r\nContent-Type: text/html\r\n\r\n<p>Yes</p>${quoted}<blockquote>Mine</blockquote>`);

  expect(mail.text.split(/\n+/)).toEqual(["Yes", "> RO 1", "> RO 2", ">> RO 3", "Mine"]);
});

test.each([
  ["no boundary", "multipart/mixed"],
  ["another boundary", "multipart/mixed; boundary=c"],
])("of parts that nobody can tell apart the words are kept: %s", async (_what, type) => {
  const mail = await read(
    `${head}\r\nContent-Type: ${type}\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nRO 48213\r\n--b--`,
  );

  expect(mail.text).toBe("RO 48213");
});

test("what HTML hides is not read", async () => {
  const hidden = `<div style="visibility:hidden">RO 1</div><span style="mso-hide:all">RO 2</span>`;
  const mail = await read(`${head}\r\nContent-Type: text/html\r\n\r\n${hidden}<p>RO 48213</p>`);

  expect(mail.text).toBe("RO 48213");
});

test("a notice that a mail was read is a machine's", async () => {
  const mail = await read("From: bob@example.com\r\nSubject: Read: RO 1\r\n\r\nYour message\r\nwas read on Monday");

  expect(mail.kind).toBe("automatic");
});

const ownId = "0f8fad5b-d9cb-469f-a165-70867728950e";
const copy = `From: shop@example.com\r\nMessage-ID: <${ownId}@example.com>\r\n\r\nSee carla@example.com`;
test.each([
  [
    "qmail",
    `\r\n\r\nI'm afraid I wasn't able to deliver your message.\r\n\r\n<dana@example.com>:\r\nRemote host said: 550 5.1.1 User unknown\r\n\r\n--- Below this line is a copy of the message.\r\n\r\n`,
    [{ messageId: ownId, recipient: "dana@example.com", isFinal: true }],
  ],
  [
    "Exim",
    `\r\nX-Failed-Recipients: dana@example.com\r\n\r\n  dana@example.com\r\n    552 5.2.2 Mailbox full\r\n\r\n------ This is a copy of the message, including all the headers. ------\r\n\r\n`,
    [{ messageId: ownId, recipient: "dana@example.com", isFinal: false }],
  ],
  ["a host that tries again", "\r\n\r\n<dana@example.com>:\r\n550 busy, the mail is delayed\r\n\r\n", []],
])("a report in words that a mail did not arrive, of %s", async (_program, words, reported) => {
  const { bounced } = await readMail(Buffer.from(`From: MAILER-DAEMON@mx.example${words}${copy}`), envelope);

  expect(bounced).toMatchObject(reported);
  expect(bounced).toHaveLength(reported.length);
});

test("a long name of a file is not cut within a sign", async () => {
  const file = fileOf(`${"a".repeat(119)}\u{1F600}.pdf`, "one");
  const mail = await read(`${head}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${file}--b--`);

  expect(mail.attachments.map(({ name }) => name)).toEqual([`${"a".repeat(119)}.pdf`]);
});

const withPicture = (subject: string) =>
  read(
    `From: bob@example.com\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${fileOf("camry.jpg", "one")}--b--`,
  );

test("a picture that comes without words is sent by a person, whatever its subject begins with", async () => {
  expect((await withPicture("Delivered: RO 4711")).kind).toBe((await withPicture("RO 4711")).kind);
});
