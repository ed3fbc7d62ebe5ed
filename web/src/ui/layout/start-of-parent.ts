/** Words that find their own direction stand where the page begins all the same. Chromium knows only the prefixed value. */
export const startOfParent = { textAlign: "match-parent", "&&": { textAlign: "-webkit-match-parent" } };
