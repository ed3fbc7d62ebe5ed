import { expect, test } from "vitest";
import { splitWords } from "./own-words.ts";

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
  ["signs alone", "> RO 1\n>> RO 2"],
])("what %s quotes is not the sender's own", (_program, quotation) => {
  const { own, quoted } = splitWords(`${reply}\r\n\r\n${quotation}`);

  expect(own).toBe(reply);
  expect(quoted).toContain("RO 1");
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
  expect(splitWords(text)).toEqual({ own: text, quoted: "" });
});
