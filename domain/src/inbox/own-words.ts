/** What a mail says itself, apart from the earlier mails that it quotes or passes on. */

export interface WrittenWords {
  /** What the sender wrote this time. */
  own: string;
  /** Earlier mails below it; they may be about anything. */
  quoted: string;
  /** What of these the sender passes on: the mail that was forwarded, without what that one quotes. */
  forwarded: string;
}

const longest = 100_000;

const oneOf = (...words: readonly string[]): string => `(?:${words.join("|")})`;

const wrote = oneOf(
  "wrote|a écrit|ha escrito|escribió|schrieb|schreef|ha scritto|escreveu|skrev|napisał(?:\\(a\\)|a)?|napsal(?:\\(a\\)|a)?|kirjoitti",
  "a scris|şunu yazdı|şunları yazdı|yazdı|írta|έγραψε|написал(?:\\(а\\)|а)?|пишет|написав|כתב|写道|寫道|님이 작성",
);
const passedOn = oneOf(
  "forwarded message|message transféré|message réexpédié|mensaje reenviado|weitergeleitete nachricht|messaggio inoltrato",
  "mensagem (?:re)?encaminhada|doorgestuurd bericht|vidarebefordrat (?:brev|meddelande)|رسالة معاد توجيهها|转发邮件|轉寄郵件",
);

/** How mail programs begin what they quote, in the languages of our customers and of their programs. */
const beginnings: readonly RegExp[] = [
  // "-----Original Message-----", in any language.
  new RegExp(
    `^-{2,}\\s*${oneOf("original message|original appointment|message d['’]origine|message original|mensaje original|الرسالة الأصلية", passedOn)}\\s*-{2,}`,
    "iu",
  ),
  /^[-=*]{4,}\s*[\p{L}\p{M}][\p{L}\p{M} '’:]{1,40}\s*[-=*]{4,}$/u,
  /^_{20,}$/,
  new RegExp(
    `^${oneOf("begin", "début du", "inicio del", "anfang der", "inizio", "início da")}(?: \\p{L}+)? ?(?:message|mensaje|nachricht|messaggio|mensagem)?.{0,30}(?:message|transféré|réexpédié|reenviado|nachricht|inoltrato|reencaminhada)\\s*:`,
    "iu",
  ),
  new RegExp(`^(?=.*\\d).{4,200}[\\s,]${wrote}(?: .{0,80})?\\s*[:：]$`, "iu"),
  new RegExp(`^(?=.*\\d).{0,120}(?:^|\\s)${wrote}\\s.{1,160}\\s*[:：]$`, "iu"),
  /^في .{4,200}(?:كتب|كتابة).{0,120}:$/,
  // "пн, 4 мая 2026 г. в 09:12, Calibration <office@shop.example>:"
  /^(?=.*(?:\d[:.]\d\d|\b20\d\d)).{4,200}<[^<>\s@]{0,64}@[^<>\s@]{1,255}>.{0,30}[:：]$/u,
];
const forwardBegins = new RegExp(
  `^-{2,}\\s*${passedOn}|^(?:begin forwarded message|début du message|inicio del mensaje reenviado|anfang der weitergeleiteten|inizio messaggio inoltrato)`,
  "iu",
);

/** The head of a quoted mail, `From: …` with `Sent:` or `To:` close below it. */
const headBegins =
  /^\*?(?:from|de|von|från|fra|da|van|od|lähettäjä|gönderen|kimden|от|від|feladó|από|מאת|发件人|寄件者|寄件人|差出人|보낸 ?사람|من|expéditeur|remitente|absender)\s*[:：]\*?\s/iu;
const headGoesOn =
  /^\*?(?:sent|date|to|cc|subject|envoyé|à|objet|enviad[oa](?: em| el)?|para|asunto|assunto|fecha|gesendet|datum|an|betreff|skickat|till|ämne|sendt|til|emne|inviato|data|a|oggetto|verzonden|aan|onderwerp|wysłano|do|temat|lähetetty|vastaanottaja|aihe|gönderildi|tarih|kime|konu|отправлено|дата|кому|тема|发送时间|收件人|主题|日期|送信日時|日時|宛先|件名|보낸 ?날짜|날짜|받는 ?사람|제목|التاريخ|تاريخ الإرسال|إلى|الموضوع)\s*[:：]\*?\s/iu;
const linesOfHead = 4;

/** A program breaks the line that introduces a quotation where it gets long. */
const linesOfIntroduction = 3;

/** Below more quotations than these in one mail all is quoted. */
const mostQuotations = 20;

export function splitWords(text: string): WrittenWords {
  const own: string[] = [];
  const quoted: string[] = [];
  let passedOn: readonly string[] | null = null;
  let left: readonly string[] = text.slice(0, longest).replaceAll(/\r\n?/g, "\n").split("\n");
  for (let count = 0; left.length > 0; count++) {
    const lines = left;
    const end = lines.findIndex((_line, at) => beginsQuotation(lines, at));
    const above = end === -1 ? lines : lines.slice(0, end);
    const below = end === -1 ? [] : lines.slice(end);
    const parted = count < mostQuotations ? partAnswers(below) : { answers: [], rest: below };
    own.push(...above.filter((line) => !isQuoted(line)));
    quoted.push(...above.filter(isQuoted), ...parted.rest);
    passedOn ??= end === -1 ? above.filter(isQuoted) : below;
    left = parted.answers;
  }
  return { own: joined(own), quoted: joined(quoted), forwarded: joined(passedOnIn(passedOn ?? [])) };
}

interface PartedQuotation {
  /** What the sender wrote between the lines of the quotation, and below it. */
  answers: string[];
  rest: string[];
}

/** Where every line of a quotation is marked, the others are answers, but for the ends of lines that a program broke. */
function partAnswers(below: readonly string[]): PartedQuotation {
  const begin = lengthOfIntroduction(below);
  const parted: PartedQuotation = { answers: [], rest: below.slice(0, begin) };
  if (begin === 0 || !isQuoted(below[begin] ?? "")) return { answers: [], rest: [...below] };
  for (let at = begin; at < below.length; at++) {
    const line = below[at] ?? "";
    const isRest = isQuoted(line) || isBrokenOff(below, at);
    (isRest ? parted.rest : parted.answers).push(line);
  }
  return parted;
}

/** How many lines stand above the words that are quoted; 0 for what is passed on. */
function lengthOfIntroduction(below: readonly string[]): number {
  const first = plain(below[0]);
  if (first === "" || forwardBegins.test(first)) return 0;
  const said = introductions(below, 0).findIndex(isBeginning);
  let at = headBegins.test(first) ? 0 : said + 1;
  const hasHead = at === 0 || !/[:：]$/.test(plain(below[said]));
  while (at < below.length && isAboveWords(plain(below[at]), hasHead)) at++;
  return at;
}

const isAboveWords = (words: string, hasHead: boolean): boolean => words === "" || (hasHead && isHeadLine(words));

const longestUnbroken = 60;
const mostBrokenOff = 2;

/** The end of a long line that was quoted, between it and the next one. */
function isBrokenOff(below: readonly string[], at: number): boolean {
  const isUnmarked = (line = "") => line.trim() !== "" && !isQuoted(line);
  let [from, to] = [at, at];
  while (at - from < mostBrokenOff && isUnmarked(below[from - 1])) from--;
  while (to - at < mostBrokenOff && isUnmarked(below[to + 1])) to++;
  const [before = "", after = ""] = [below[from - 1], below[to + 1]];
  const isBetween = isUnmarked(below[at]) && isQuoted(before) && isQuoted(after);
  return isBetween && to - from < mostBrokenOff && before.length >= longestUnbroken;
}

const isQuoted = (line: string): boolean => /^\s{0,3}>/.test(line);
const joined = (lines: readonly string[]): string => lines.join("\n").trim();

/** Whether a program says above the quotation that it is passed on. */
export const isPassedOn = ({ quoted }: WrittenWords): boolean =>
  forwardBegins.test(plain(quoted.split("\n", 1)[0]).replace(/^[> ]+/, ""));

/** The words of the mail whose head is first, up to where it quotes another one; some programs mark each line. */
function passedOnIn(below: readonly string[]): string[] {
  const lines = below.every((line) => isQuoted(line) || line.trim() === "" || line === below[0])
    ? below.map((line) => line.replace(/^\s{0,3}> ?/, ""))
    : below;
  const first = lines.findIndex((line) => {
    const words = plain(line);
    return words !== "" && !isHeadLine(words) && !isBeginning(words);
  });
  if (first === -1) return [];
  const end = lines.findIndex((_line, at) => at >= first && beginsQuotation(lines, at));
  return lines.slice(first, end === -1 ? undefined : end).filter((line) => !isQuoted(line));
}

const isHeadLine = (words: string): boolean => headBegins.test(words) || headGoesOn.test(words);

function beginsQuotation(lines: readonly string[], at: number): boolean {
  const line = plain(lines[at]);
  if (line === "") return false;
  if (headBegins.test(line))
    return lines.slice(at + 1, at + 1 + linesOfHead).some((next) => headGoesOn.test(plain(next)));
  if (isBeginning(line)) return true;
  const beginsLater = introductions(lines, at + 1, linesOfIntroduction - 1).some(isBeginning);
  return !beginsLater && introductions(lines, at).some(isBeginning);
}

const longestIntroduction = 600;

const isBeginning = (line: string): boolean =>
  line.length <= longestIntroduction && beginnings.some((beginning) => beginning.test(line));

/** The line alone, and with those on which it may go on. */
function introductions(lines: readonly string[], at: number, most = linesOfIntroduction): string[] {
  const next = lines.slice(at, at + most).map(plain);
  const end = next.indexOf("");
  const written = end === -1 ? next : next.slice(0, end);
  return written.map((_line, count) => written.slice(0, count + 1).join(" "));
}

/** Without the marks of direction that Arabic mail programs write, and those of a quotation within a quotation. */
const plain = (line = ""): string => line.replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "").trim();
