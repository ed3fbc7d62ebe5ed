import { expect, test } from "vitest";
import { parseMail } from "./parse-mail.ts";

const head = "From: Bob <bob@example.com>\r\nSubject: Camry\r\n";
const mailOf = (type: string, body: Uint8Array, encoding = "8bit"): Buffer =>
  Buffer.concat([
    Buffer.from(`${head}${type && `Content-Type: ${type}\r\n`}Content-Transfer-Encoding: ${encoding}\r\n\r\n`),
    encoding === "base64" ? Buffer.from(Buffer.from(body).toString("base64")) : body,
  ]);
const utf8 = (words: string) => Buffer.from(words);
const latin = (words: string) => Buffer.from(words, "latin1");

test.each<[how: string, mail: Buffer, words: string]>([
  [
    "Windows' letters that say to be UTF-8",
    mailOf('text/plain; charset="UTF-8"', latin("J\xE9r\xF4me \x93ok\x94")),
    "Jérôme “ok”",
  ],
  ["the same in base64", mailOf("text/plain; charset=utf-8", latin("J\xE9r\xF4me"), "base64"), "Jérôme"],
  ["Windows' letters that say nothing", mailOf("text/plain", latin("J\xE9r\xF4me")), "Jérôme"],
  ["Windows' letters without any type", mailOf("", latin("J\xE9r\xF4me")), "Jérôme"],
  ["UTF-8 that says to be Latin", mailOf("text/plain; charset=iso-8859-1", utf8("Jérôme – مرحبا")), "Jérôme – مرحبا"],
  ["UTF-8 that says to be ASCII", mailOf("text/plain; charset=us-ascii", utf8("Jérôme")), "Jérôme"],
  ["UTF-8 under a name that nobody knows", mailOf("text/plain; charset=x-none", utf8("Jérôme")), "Jérôme"],
  ["each line by itself", mailOf("text/plain; charset=utf-8", Buffer.concat([utf8("é\n"), latin("\xE9")])), "é\né"],
  ["Latin letters as they are", mailOf("text/plain; charset=iso-8859-1", latin("N\xC3O, caf\xE9")), "NÃO, café"],
  ["Japanese", mailOf("text/plain; charset=iso-2022-jp", latin("\x1B$B$3$s\x1B(B Camry")), "こん Camry"],
  ["Chinese", mailOf("text/plain; charset=gb18030", Buffer.from([0xc4, 0xe3, 0x95, 0x32, 0x82, 0x36])), "你𠀀"],
  ["UTF-7", mailOf("text/plain; charset=utf-7", latin("+AOk-t+AOk- +BkUGMQ- 2 +- 2")), "été مر 2 + 2"],
  [
    "a plus that is none of UTF-7",
    mailOf("text/plain; charset=utf-8", latin("bob+AOk-@example.com")),
    "bob+AOk-@example.com",
  ],
])("%s are read", async (_how, mail, words) => {
  expect((await parseMail(mail)).text?.trim()).toBe(words);
});

test.each([
  ["Latin", latin("R\xE9paration")],
  ["UTF-8", utf8("Réparation")],
  ["UTF-7", latin("=?utf-7?Q?R+AOk-paration?=")],
])("a subject is read whose bytes are %s", async (_which, subject) => {
  const mail = Buffer.concat([latin("\xEF\xBB\xBFFrom: bob@example.com\r\nSubject: "), subject, latin("\r\n\r\nHi")]);

  expect(await parseMail(mail)).toMatchObject({ subject: "Réparation", from: { address: "bob@example.com" } });
});

test("files beside letters of the wrong kind stay as they are", async () => {
  const file = Buffer.alloc(3_000_000, 0xe9);
  const body = `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nJ\xE9r\xF4me\r\n--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${file.toString("base64")}\r\n--b--`;

  const mail = await parseMail(mailOf("multipart/mixed; boundary=b", latin(body)));

  expect(mail.text?.trim()).toBe("Jérôme");
  const [attachment] = mail.attachments;
  expect(attachment?.content instanceof ArrayBuffer && Buffer.from(attachment.content).equals(file)).toBe(true);
});
