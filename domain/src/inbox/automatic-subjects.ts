/** How mail programs begin the subject of what they answer by themselves; some hosts remove the headers that would say it. */

/** Behind brackets or none; what people write themselves, such as "Automatic transmission", has other words behind. */
const phrases = [
  "auto(?:matic|mated)?[ -]?(?:reply|response|responder)",
  "(?:i am |i['’]m )?(?:currently )?out of (?:the )?office",
  "(?:i am |i['’]m )?away from (?:the|my) office",
  "vacation (?:reply|response|message)",
  "this is an? auto(?:matic|mated)?[ -]?(?:reply|response)",
  "yahoo! auto response",
  "réponse automatique",
  "ooo(?=:| +re:)",
  "vacation(?= +re:)",
  "absen(?:ce|t|te|t\\(e\\)) du bureau",
  "(?:message|notification|avis) d['’]absence",
  "accusé de réception automatique",
  "respuesta automática",
  "fuera de (?:la )?oficina",
  "ausente de (?:la )?oficina",
  "automatische (?:antwort|abwesenheits\\p{L}+)",
  "abwesenheits(?:notiz|nachricht|meldung|assistent|benachrichtigung)",
  "abwesend(?=:)",
  "automatisch antwoord",
  "afwezigheids(?:melding|bericht|assistent)",
  "risposta automatica",
  "fuori (?:sede|ufficio)",
  "resposta automática",
  "ausência temporária",
  "fora do escritório",
  "automatiskt? svar",
  "auto(?:svar|odpowiedź|odpověď)",
  "frånvaromeddelande",
  "fraværsmelding",
  "automaattinen vastaus",
  "odpowiedź automatyczna",
  "poza biurem",
  "automatická odpov(?:ěď|eď)",
  "automatikus válasz",
  "răspuns automat",
  "otomatik (?:yanıt|cevap)",
  "автоматическ(?:ий|ое) (?:ответ|уведомление)",
  "автоответ(?:чик)?",
  "автоматична відповідь",
  "αυτόματη απάντηση",
  "(?:ה?מענה|תשובה) אוטומטית?",
  "自動(?:回覆|回复|応答|返信)",
  "自动(?:回复|答复)",
  "不在通知",
  "자동 ?(?:회신|응답)",
  "ตอบกลับอัตโนมัติ",
  "(?:thư )?trả lời tự động",
  "balasan otomatis",
  "(?:ال)?رد (?:ال)?(?:تلقائي|آلي)",
  "خارج المكتب",
];

const begins = new RegExp(`^[[(]?(?:auto: )?(?:${phrases.join("|")})(?![\\p{L}\\p{N}])`, "iu");

/** Of a notice that a mail was read, which nobody can have written. */
const isReceiptTitle =
  /^(?:return receipt|read receipt|lesebestätigung|empfangsbestätigung|accusé de (?:réception|lecture) \((?:affiché|lu)\)|confirmación de lectura|conferma di lettura)(?![\p{L}\p{N}])/iu;
const receiptPrefix =
  /^(?:(?:not )?read|delivered|gelesen|nicht gelesen|lu|non lu|leído|no leído|letto|lida|gelezen|lästa?|przeczytano|прочитано|مقروءة?|تمت القراءة)\s?[:：]/iu;
const receiptWords =
  /\b(?:was (?:read|displayed|deleted|delivered)|has been (?:read|displayed|opened)|without being read|wurde (?:.{0,60}\b)?(?:gelesen|gelöscht)|a été (?:lue?|affichée?|supprimée?)|(?:fue|ha sido) (?:leído|abierto|eliminado)|è stato letto|foi lida|is gelezen)(?![\p{L}\p{N}])/iu;

/** Whether a mail only says that another was read; some hosts remove the headers that would. */
export function isReadReceipt(subject: string, words: string): boolean {
  const written = subject.normalize("NFC").trim();
  return (
    isReceiptTitle.test(written) || (receiptPrefix.test(written) && (words.trim() === "" || receiptWords.test(words)))
  );
}

/** "AUTO: Bob Smith is out of the office (returning 05/11/2026)", as Lotus Notes writes. */
const someoneIsOut =
  /^(?:auto: )?\p{Lu}[\p{L}.'’ -]{1,60} is (?:currently )?out of the office(?: \(.*| until .*|\.)?$/iu;

export function isAutomaticSubject(subject: string): boolean {
  const written = subject.normalize("NFC").trim();
  return begins.test(written) || someoneIsOut.test(written);
}
