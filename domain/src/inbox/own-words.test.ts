import { expect, test } from "vitest";
import { growth } from "../../test/growth.ts";
import { isPassedOn, splitWords } from "./own-words.ts";

const reply = "Thanks, tomorrow is fine.";

test.each([
  ["Gmail", "On Mon, May 4, 2026 at 9:12 AM Front Range <shop@example.com> wrote:\n> RO 1"],
  [
    "Gmail, with its line broken",
    "On Mon, May 4, 2026 at 9:12 AM Front Range Calibration Center\n<shop@example.com> wrote:\n\n> RO 1",
  ],
  ["Outlook", "-----Original Message-----\nFrom: Shop\nRO 1"],
  [
    "Outlook without a line",
    "From: Shop <shop@example.com>\nSent: Monday, May 4, 2026 9:12 AM\nTo: Bob\nSubject: RO 1",
  ],
  ["Outlook in bold", "*From:* Shop <shop@example.com>\n*Sent:* Monday\nRO 1"],
  ["Outlook on the web", "________________________________\nFrom: Shop\nSent: Monday\nRO 1"],
  ["French", "Le lun. 4 mai 2026 à 09:12, Atelier <shop@example.com> a écrit :\n> RO 1"],
  ["French Outlook", "De : Atelier\nEnvoyé : lundi 4 mai 2026\nÀ : Bob\nObjet : RO 1"],
  ["Spanish", "El lun, 4 may 2026 a las 9:12, Taller (<shop@example.com>) escribió:\n> RO 1"],
  ["Arabic", "\u200Fفي الاثنين، 4 مايو 2026 في 9:12 ص، كتب الورشة <shop@example.com>:\n> RO 1"],
  ["Apple, forwarded", "Begin forwarded message:\n\nFrom: Shop\nRO 1"],
  ["German", "Am Mo., 4. Mai 2026 um 09:12 Uhr schrieb Werkstatt <\nshop@example.com>:\n\nRO 1"],
  ["German Outlook", "Von: Werkstatt <shop@example.com>\nGesendet: Montag, 4. Mai 2026\nAn: Bob\nBetreff: RO 1"],
  ["older German Outlook", "-----Ursprüngliche Nachricht-----\nRO 1"],
  ["Swedish", "Den mån 4 maj 2026 kl 09:12 skrev Verkstad <shop@example.com>:\nRO 1"],
  ["Swedish Outlook", "Från: Verkstad\nSkickat: den 4 maj 2026\nTill: Bob\nÄmne: RO 1"],
  ["Finnish Outlook", "Lähettäjä: Shop\nLähetetty: maanantai\nAihe: RO 1"],
  ["Italian", "Il giorno 4 mag 2026, alle ore 09:12, Officina ha scritto:\nRO 1"],
  ["Portuguese Outlook", "De: Oficina\nEnviada em: segunda-feira\nPara: Bob\nAssunto: RO 1"],
  ["Dutch", "Op ma 4 mei 2026 om 09:12 schreef Garage <shop@example.com>:\nRO 1"],
  ["Polish", "pon., 4 maj 2026 o 09:12 Shop <shop@example.com> napisał(a):\nRO 1"],
  ["Russian", "пн, 4 мая 2026 г. в 09:12, Shop <shop@example.com>:\nRO 1"],
  ["Chinese", "------------------ 原始邮件 ------------------\n发件人: Shop\nRO 1"],
  ["Japanese", "2026年5月4日(月) 9:12 Shop <shop@example.com>:\nRO 1"],
  ["Arabic Outlook", "من: الورشة\nتاريخ الإرسال: 04 مايو\nإلى: Bob\nالموضوع: RO 1"],
  ["signs alone", "> RO 1\n>> RO 2"],
])("what %s quotes is not the sender's own", (_program, quotation) => {
  const { own, quoted } = splitWords(`${reply}\r\n\r\n${quotation}`);

  expect(own).toBe(reply);
  expect(quoted).toContain("RO 1");
});

test.each([
  ["a line without end", "4 wrote ".repeat(12_000)],
  ["addresses without end", `10:00 <${"a@".repeat(40_000)}`],
  ["lines that nearly introduce", "On 4 x\n".repeat(14_000)],
])("%s stays the sender's own", (_what, text) => {
  expect(splitWords(text)).toMatchObject({ own: text.trim(), quoted: "" });
});

test("answers between quoted lines are the sender's own", () => {
  expect(splitWords("> Which day?\nTuesday\n> By tow?\nNo").own).toBe("Tuesday\nNo");
});

test.each([
  "From: the front it looks fine\nbut it is not",
  "On Monday I wrote the estimate",
  "Le pare-brise est cassé : voir photo",
  "",
])("a sentence that only looks like an introduction stays: %j", (text) => {
  expect(splitWords(text)).toEqual({ own: text, quoted: "", forwarded: "" });
});

test("what is passed on is told from what that mail quotes", () => {
  const gmail =
    "FYI\n\n---------- Forwarded message ---------\nFrom: Eve <eve@example.com>\nDate: Mon\nSubject: RO 2\n\nRO 1\n\nOn Sun, May 3, 2026 Bob wrote:\n> RO 3";
  const outlook =
    "FYI\n\nFrom: Eve\nSent: Monday\nTo: Bob\nSubject: RO 2\n\nRO 1\n\nFrom: Bob\nSent: Sunday\nSubject: x\n\nRO 3";

  expect(splitWords(gmail)).toMatchObject({ own: "FYI", forwarded: "RO 1" });
  expect(splitWords(outlook)).toMatchObject({ own: "FYI", forwarded: "RO 1" });
  expect(isPassedOn(splitWords(gmail))).toBe(true);
  expect(isPassedOn(splitWords(outlook))).toBe(false);
  expect(splitWords("no more").forwarded).toBe("");
});

const asked = "On Mon, May 4, 2026 at 9:12 AM Shop <shop@example.com> wrote:\n> Which day, RO 1?";

test.each([
  ["below the quotation", `${asked}\n\nTuesday`, "Tuesday"],
  ["between its lines", `${asked}\nTuesday\n> By tow?\nNo`, "Tuesday\nNo"],
  ["above and below", `Hi\n\n${asked}\n\nTuesday\n-- \nBob`, "Hi\n\n\nTuesday\n-- \nBob"],
  [
    "below the head of the mail",
    "-----Original Message-----\nFrom: Shop\nSent: Monday\n\n> RO 1\n\nTuesday",
    "Tuesday",
  ],
  ["not where a long line was broken", `${asked}\n> ${"very long ".repeat(7)}\nRO 2\n> end\n\nTuesday`, "Tuesday"],
  [
    "not where another mail is quoted below",
    `${asked}\n\nTuesday\n\n${asked}\n\nFrom: Eve\nSent: Sunday\n\nRO 2`,
    "Tuesday",
  ],
  ["not where not every line is marked", "Tuesday\n\nOn Mon, May 4, 2026 Shop wrote:\n\nRO 1\n> RO 2\nRO 3", "Tuesday"],
  [
    "not what another answered below",
    "Tuesday\n\nFrom: Eve\nSent: Sunday\nTo: Bob\n\nOn Mon, May 4, 2026 Shop wrote:\n> RO 1\n\nRO 3",
    "Tuesday",
  ],
])("answers are the sender's own %s", (_where, text, own) => {
  expect(splitWords(text).own).toBe(own);
});

const splitMany = (size: number) => splitWords(`${asked}\nTuesday\n`.repeat(size));

test("many quotations take no longer than their length says", () => {
  expect(growth(splitMany, 200)).toBeLessThan(2.5);
});
