/** The text with a full stop, unless it already ends like a sentence. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
