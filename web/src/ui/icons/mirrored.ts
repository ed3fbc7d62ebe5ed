/** For icons that point along the line of text: in right-to-left languages they point the other way. */
export const mirrored = { "[dir=rtl] &": { transform: "scaleX(-1)" } };
