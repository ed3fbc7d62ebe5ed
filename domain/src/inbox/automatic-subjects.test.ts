import { expect, test } from "vitest";
import { isAutomaticSubject } from "./automatic-subjects.ts";

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
