/** What mail programs put before a subject, in their languages. */

const replies =
  "re|aw|antw(?:ort)?|antwort|rép|réf|sv|vs|r|rif|res|resp|odp|ynt|vá|hv|atb|bls|на|ha|отв|відп|απ|σχετ|השב|תגובה|رد|回复|回覆|答复|返信|회신|ตอบ";
const forwards =
  "fwd?|fw|wg|tr|rv|rtr|enc|i|inoltro|vb|vl|vid|doorst|pd|fs|ilt|tov|továbbítás|redir|πρθ|пер|пересл|הועבר|إعادة توجيه|تحويل|转发|轉寄|轉發|転送|전달";

const first = (prefixes: string): RegExp => new RegExp(`^\\s*(?:${prefixes})(?:\\[\\d+\\]|\\(\\d+\\))?\\s*[:：]`, "iu");
const [reply, forward] = [first(replies), first(forwards)];

/** The first prefix says what was done last: "AW: WG: Camry" answers what was passed on. */
export const isReplySubject = (subject: string): boolean => reply.test(subject);
export const isForwardSubject = (subject: string): boolean => forward.test(subject);
