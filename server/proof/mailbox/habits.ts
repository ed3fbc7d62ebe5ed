/** What mail programs of many makes and languages make of an answer. */
import type { Random } from "../fuzz/random.ts";
import type { Sent } from "./conversations.ts";
import { fictionalVin, type MailboxCustomer, type MailboxOrder, type MailboxShop } from "./mailbox-shop.ts";

export interface Scene {
  random: Random;
  shop: MailboxShop;
  sent: Sent;
  order: MailboxOrder;
  /** Of the same customer. */
  sibling: MailboxOrder;
  customer: MailboxCustomer;
  from: string;
}

export interface Mail {
  head?: Readonly<Record<string, string>>;
  subject: string;
  text: string;
  isHtml?: boolean;
  /** The order that it is about; null: it must reach none. */
  order: string | null;
}

export type Habit = (scene: Scene) => Mail | null | Promise<Mail | null>;

export const office = "office@boresight.example";

export type Habits = readonly (readonly [share: number, name: string, habit: Habit])[];

/** How an answer's subject begins, and how its program introduces what it quotes. */
export const languages: readonly (readonly [prefix: string, introduction: string])[] = [
  ["Re: ", "On Mon, May 4, 2026 at 9:12 AM Calibration <office@boresight.example> wrote:"],
  [
    "RE: ",
    "________________________________\nFrom: Calibration <office@boresight.example>\nSent: Monday, May 4, 2026 9:12 AM\nTo: Bob\nSubject: Your order",
  ],
  [
    "AW: ",
    "Von: Calibration <office@boresight.example>\nGesendet: Montag, 4. Mai 2026 09:12\nAn: Bob\nBetreff: Your order",
  ],
  ["AW: ", "Am Mo., 4. Mai 2026 um 09:12 Uhr schrieb Calibration <\noffice@boresight.example>:"],
  ["AW: ", "-----Ursprüngliche Nachricht-----"],
  ["Rép : ", "Le lun. 4 mai 2026 à 09:12, Calibration <office@boresight.example> a écrit :"],
  [
    "RE : ",
    "De : Calibration <office@boresight.example>\nEnvoyé : lundi 4 mai 2026 09:12\nÀ : Bob\nObjet : Your order",
  ],
  ["SV: ", "Från: Calibration <office@boresight.example>\nSkickat: den 4 maj 2026 09:12\nTill: Bob\nÄmne: Your order"],
  ["SV: ", "Den mån 4 maj 2026 kl 09:12 skrev Calibration <office@boresight.example>:"],
  [
    "VS: ",
    "Lähettäjä: Calibration <office@boresight.example>\nLähetetty: maanantai 4. toukokuuta 2026\nVastaanottaja: Bob\nAihe: Your order",
  ],
  [
    "R: ",
    "Da: Calibration <office@boresight.example>\nInviato: lunedì 4 maggio 2026 09:12\nA: Bob\nOggetto: Your order",
  ],
  ["Re: ", "Il giorno lun 4 mag 2026 alle ore 09:12 Calibration <office@boresight.example> ha scritto:"],
  [
    "RES: ",
    "De: Calibration <office@boresight.example>\nEnviada em: segunda-feira, 4 de maio de 2026 09:12\nPara: Bob\nAssunto: Your order",
  ],
  ["Re: ", "Em seg., 4 de mai. de 2026 às 09:12, Calibration <office@boresight.example> escreveu:"],
  ["RE: ", "El lun, 4 may 2026 a las 9:12, Calibration (<office@boresight.example>) escribió:"],
  ["Antw: ", "Op ma 4 mei 2026 om 09:12 schreef Calibration <office@boresight.example>:"],
  ["ODP: ", "pon., 4 maj 2026 o 09:12 Calibration <office@boresight.example> napisał(a):"],
  [
    "YNT: ",
    "Gönderen: Calibration <office@boresight.example>\nGönderildi: 4 Mayıs 2026 Pazartesi\nKime: Bob\nKonu: Your order",
  ],
  ["HA: ", "пн, 4 мая 2026 г. в 09:12, Calibration <office@boresight.example>:"],
  [
    "回复：",
    "------------------ 原始邮件 ------------------\n发件人: Calibration <office@boresight.example>\n发送时间: 2026年5月4日\n收件人: Bob\n主题: Your order",
  ],
  ["Re: ", "2026年5月4日(月) 9:12 Calibration <office@boresight.example>:"],
  ["رد: ", "في الاثنين، 4 مايو 2026 في 9:12 ص تمت كتابة ما يلي بواسطة Calibration <office@boresight.example>:"],
  ["رد: ", "من: Calibration <office@boresight.example>\nتاريخ الإرسال: 04 مايو 2026\nإلى: Bob\nالموضوع: Your order"],
];

export const remarks = [
  "Sounds good, thank you.",
  "Is it done yet? We promised it for Friday.",
  "D'accord, merci.",
  "Passt, danke.",
  "Perfecto, gracias. Nos vemos a las 10.",
  "حسنًا، شكرًا لكم",
  "ok\n\nSent from my Galaxy",
];

export const numbersOf = ({ ro, vin, claim }: MailboxOrder): string => `RO ${ro}, VIN ${vin}, claim ${claim}`;

/** An answer with an earlier mail about any order below it. */
export function answered(
  { random, shop }: Scene,
  words = random.pick(remarks),
): Pick<Mail, "isHtml" | "subject" | "text"> {
  const [prefix, introduction] = random.pick(languages);
  const other = numbersOf(random.pick(shop.orders));
  const subject = `${prefix}Your vehicle`;
  if (random.isLikely(0.3)) return { subject, text: htmlAnswer(random, words, other), isHtml: true };
  const isMarked = random.isLikely(0.5);
  return { subject, text: `${words}\n\n${introduction}\n\n${isMarked ? "> " : ""}${other}\n` };
}

const htmlAnswer = (random: Random, words: string, other: string): string =>
  random.pick([
    `<div dir="ltr">${words}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Am Mo., 4. Mai 2026 um 09:12 Uhr schrieb Calibration &lt;<a href="mailto:${office}">${office}</a>&gt;:<br></div><blockquote class="gmail_quote" style="margin:0"><p>${other}</p></blockquote></div>`,
    `<html><body><div>${words}</div><hr><div id="divRplyFwdMsg" dir="ltr"><font><b>Von:</b> Calibration &lt;${office}&gt;<br><b>Gesendet:</b> Montag<br><b>An:</b> Bob<br><b>Betreff:</b> Your order</font></div><div>${other}</div></body></html>`,
    `<html><body>${words}<br><blockquote type="cite"><div>Il giorno 4 mag 2026, alle ore 09:12, Calibration ha scritto:</div><br><div>${other}</div></blockquote></body></html>`,
    `<div>${words}</div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>On Monday, May 4, 2026 at 09:12:00 AM MDT, Calibration &lt;${office}&gt; wrote: </div><div>${other}</div></div>`,
  ]);

/** One sign of a VIN is wrong, so that its check digit no longer fits. */
export function mistyped(vin: string, random: Random): string {
  const at = random.whole(10, 16);
  const other = random.pick("0123456789".split("").filter((sign) => sign !== vin[at]));
  return `${vin.slice(0, at)}${other}${vin.slice(at + 1)}`;
}

export const newVin = (random: Random) =>
  fictionalVin(["Mazda", "CX-5", "JM3KFBCM", "0"], 2024, random.whole(900_000, 999_999));
