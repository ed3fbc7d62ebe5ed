/** Aligns text to the start of the page even when its own direction differs. Chromium knows only the prefixed value. */
export const alignStart = { textAlign: "match-parent", "&&": { textAlign: "-webkit-match-parent" } };
