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
  "absen(?:ce|t|te) du bureau",
  "(?:message|notification|avis) d['’]absence",
  "accusé de réception automatique",
  "respuesta automática",
  "fuera de (?:la )?oficina",
  "automatische (?:antwort|abwesenheits\\p{L}+)",
  "abwesenheits(?:notiz|nachricht|meldung|assistent|benachrichtigung)",
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

/** "AUTO: Bob Smith is out of the office (returning 05/11/2026)", as Lotus Notes writes. */
const someoneIsOut =
  /^(?:auto: )?\p{Lu}[\p{L}.'’ -]{1,60} is (?:currently )?out of the office(?: \(.*| until .*|\.)?$/iu;

export function isAutomaticSubject(subject: string): boolean {
  const written = subject.normalize("NFC").trim();
  return begins.test(written) || someoneIsOut.test(written);
}
