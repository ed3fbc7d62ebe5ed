import { expect, test } from "vitest";
import { isAutomaticSubject, isReadReceipt } from "./automatic-subjects.ts";

test.each([
  "Automatic reply: RO 4711",
  "Automated response: RO 4711",
  "AutoReply Re: RO 4711",
  "[Auto-Reply] RO 4711",
  "(Auto reply) RO 4711",
  "Out of Office Re: RO 4711",
  "I'm out of the office Re: RO 4711",
  "Away from my office: RO 4711",
  "AUTO: Bob Smith is out of the office (returning 05/11/2026)",
  "Bob O'Neil is out of the office.",
  "Yahoo! Auto Response",
  "Re\u0301ponse automatique : RO 4711",
  "Notification d’absence",
  "Absent du bureau : RO 4711",
  "Respuesta automática: RO 4711",
  "Fuera de la oficina: RO 4711",
  "Abwesenheitsnotiz: RO 4711",
  "Automatisch antwoord: RO 4711",
  "Risposta automatica: RO 4711",
  "Resposta automática: RO 4711",
  "Automatiskt svar: RO 4711",
  "Odpowiedź automatyczna: RO 4711",
  "Otomatik Yanıt: RO 4711",
  "Автоматический ответ: RO 4711",
  "Автоответ: RO 4711",
  "תשובה אוטומטית: RO 4711",
  "自动回复: RO 4711",
  "自動応答: RO 4711",
  "자동 회신: RO 4711",
  "ตอบกลับอัตโนมัติ: RO 4711",
  "Trả lời tự động: RO 4711",
  "الرد التلقائي: RO 4711",
  "رد آلي: RO 4711",
  "Abwesend: RO 4711",
  "Absent(e) du bureau : RO 4711",
  "Ausente de la oficina: RO 4711",
  "OOO Re: RO 4711",
  "Vacation Re: RO 4711",
])("a machine begins with %j", (subject) => {
  expect(isAutomaticSubject(subject)).toBe(true);
});

test.each([
  "Auto glass claim for the Camry",
  "AUTO: 2022 Camry estimate",
  "Automatic transmission, Camry",
  "Automatic high beam does not work",
  "Auto body response",
  "Out of alignment: Camry",
  "Out of officers' club parking",
  "Vacation plans, need the car by Friday",
  "Absence of codes",
  "Abwesend am Freitag, geht es früher?",
  "OOO next week, can you do it today?",
  "Bob is out of the office, can you send it to me?",
  "Re: Automatic reply to you",
  "Re: RO 4711",
])("a person begins with %j", (subject) => {
  expect(isAutomaticSubject(subject)).toBe(false);
});

test.each([
  ["Read: RO 4711", "Your message\nTo: Bob\nwas read on Monday, May 4, 2026 9:05 AM."],
  ["Gelesen: RO 4711", "Ihre Nachricht\nAn: Bob\nwurde am Montag, 4. Mai 2026 09:05 gelesen."],
  ["Lu : RO 4711", "Votre message\na été lu le lundi 4 mai 2026"],
  ["Not read: RO 4711", "Your message was deleted without being read"],
  ["Leído: RO 4711", ""],
  ["Return Receipt (displayed) - RO 4711", "This is a return receipt for the mail that you sent"],
  ["Lesebestätigung: RO 4711", "Dies ist eine Bestätigung"],
])("%j says only that a mail was read", (subject, words) => {
  expect(isReadReceipt(subject, words)).toBe(true);
});

test.each([
  ["Read: please call", "The estimate is attached, read it first."],
  ["Ready: RO 4711", "It was read by the scanner"],
  ["Re: RO 4711", "Your mail was read on Monday"],
])("%j says more", (subject, words) => {
  expect(isReadReceipt(subject, words)).toBe(false);
});
