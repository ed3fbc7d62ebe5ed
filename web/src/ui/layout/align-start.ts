/** Words that find their own direction stand where the page begins all the same. Chromium knows only the prefixed value. */
export const alignStart = { textAlign: "match-parent", "&&": { textAlign: "-webkit-match-parent" } };
