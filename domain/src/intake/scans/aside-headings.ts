/** Headings of what is no finding, such as a glossary or what people remarked. */

const aside =
  /^(?:glossary|legend|definitions?|recalls?|tsbs?|(?:technical )?service bulletins?|position statements?|disclaimers?|recommendations?|code (?:definitions|descriptions|information)|repair (?:tips|information)|estimate|about this report|(?:previous|prior|earlier) (?:scan|report)s?|scan history|glossaire|legende)\b[^:]{0,40}:?$/i;
const remarks =
  /^(?:(?:(?:technician|tech|shop|customer)['’]?s? )?(?:comments?|notes?|remarks?|concerns?)|customer complaint|remarques?|commentaires?|bemerkung(?:en)?|anmerkung(?:en)?|observaciones|comentarios)\s*:?$/i;

export const beginsAside = (text: string): boolean => aside.test(text) || remarks.test(text);
