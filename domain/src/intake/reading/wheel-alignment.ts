/** Whether a line or sentence says that wheels are aligned, and not a hood, a lamp or a sensor. */

/** Where the words stand: in a line with a part operation, one that aligns, or a sentence of its own. */
export type Standing = "aligned" | "line" | "sentence";

const otherParts =
  /\b(?:door|hood|panel|fender|bumper|headlamp|headlight|lamp|quarter|striker|hinge|gap|pin|lid|gate|liftgate|tailgate|trunk|radar|camera|sensor|arm|phare|projecteur|capot|porte|portiere|hayon|aile|faro|cofre|capo|puerta|porton|salpicadera|capteur|camara)\b/;
/** "Set rear camber and toe", "adjusted caster/camber" */
const sets =
  /\b(?:re)?(?:set|adjust(?:ed)?) (?:(?:all|both|front|rear|left|right|thrust|and|the|wheel) ){0,4}(?:camber|caster|thrust|toe)\b|\b(?:camber|caster|toe) (?:adjust\w*|set)\b/;
/** "Alignment per OEM", without a part that it is of. */
const alone =
  /^(?:check |set )?(?:(?:front|rear|and) )*alignment(?: (?:front|rear|and))*(?: (?:w|with|incl\w*|per|at|by|check|sublet|dealer|hunter|rack|machine|oem|before|after)\b.*)?$/;
const ofFrame = /\balign\w* (?:the )?(?:vehicle )?(?:chassis|frame|unibody)\b/;
const isMeasured =
  /\b(?:set|check|measure|inspect|verify|calibrat\w*|reset|scan\w*|research|clear\w*|eras\w*|retrieve|read|document|diagnos\w*|monitor|look|compare)\b/;
const ofWheels = /\b(?:wheel|four|two|4|2|front end|rear end|thrust|suspension|toe|camber|roue|rueda)\b/;

/** `words` are those of `wordsOf`, joined by spaces. */
export function isWheelAlignment(words: string, standing: Standing): boolean {
  if (otherParts.test(words) || ofFrame.test(words)) return false;
  if (/\b(?:thrust angle|toe and go)\b/.test(words) && !isMeasured.test(words)) return true;
  if (sets.test(words)) return true;
  if (standing === "aligned") return ofWheels.test(words) || /\b(?:steering|alignment)\b/.test(words);
  if (
    !/\b(?:align(?:ment|ed|ing|er|e|ee|ement)?|geometrie|parallelisme|aline(?:acion|ar|ada|ado|amiento|en|o))\b/.test(
      words,
    )
  )
    return false;
  // In a sentence of its own the word alone means the wheels.
  return standing === "sentence" || ofWheels.test(words) || alone.test(words);
}
