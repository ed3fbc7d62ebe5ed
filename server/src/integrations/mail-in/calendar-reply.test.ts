import { expect, test } from "vitest";
import { readMail } from "./read-mail.ts";

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
const calendar = (answer: string, method = "REPLY") =>
  [
    "BEGIN:VCALENDAR",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${id}@boresight`,
    "SEQUENCE:2",
    "DTSTAMP:20260501T081500Z",
    `ATTENDEE;PARTSTAT=${answer}:mailto:bob@example.com`,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");

/** As Gmail sends it: beside the words, and once more as a file. */
const fromGmail = (answer: string, method = "REPLY") =>
  [
    "From: Bob <bob@example.com>",
    `Subject: ${answer}: Camry`,
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="a"',
    "",
    "--a",
    'Content-Type: multipart/alternative; boundary="b"',
    "",
    "--b\r\nContent-Type: text/plain; charset=UTF-8\r\n\r\nBob has answered",
    `--b\r\nContent-Type: text/calendar; charset="UTF-8"; method=${method}\r\nContent-Transfer-Encoding: 7bit\r\n\r\n${calendar(answer, method)}`,
    "--b--",
    `--a\r\nContent-Type: application/ics; name="invite.ics"\r\nContent-Disposition: attachment; filename="invite.ics"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(calendar(answer, method)).toString("base64")}`,
    "--a--",
  ].join("\r\n");

const read = async (content: string) =>
  (await readMail(Buffer.from(content), { returnPath: null, deliveredTo: [] })).mail;

test.each([
  ["DECLINED", "declined", "message"],
  ["ACCEPTED", "accepted", "automatic"],
  ["TENTATIVE", "tentative", "automatic"],
])("an answer to an invitation is told as what it says and not as a file: %s", async (said, answer, kind) => {
  const mail = await read(fromGmail(said));

  expect(mail).toMatchObject({
    text: "Bob has answered",
    kind,
    attachments: [],
    calendarReply: { appointmentId: id, answer, attendee: "bob@example.com", sequence: 2 },
  });
});

test("somebody's own invitation is a file like any other", async () => {
  const mail = await read(fromGmail("NEEDS-ACTION", "REQUEST"));

  expect(mail.calendarReply).toBeNull();
  expect(mail.attachments.map(({ name }) => name)).toContain("invite.ics");
});

test("what a forwarded mail answers is nobody's answer to us", async () => {
  const forward = [
    "From: Eve <eve@example.com>",
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="f"',
    "",
    "--f\r\nContent-Type: text/plain\r\n\r\nsee below",
    `--f\r\nContent-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\n${fromGmail("DECLINED")}`,
    "--f--",
  ].join("\r\n");

  expect((await read(forward)).calendarReply).toBeNull();
});
