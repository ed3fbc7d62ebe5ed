/** Small enough for two beside each other in a message on a phone. */
export const tileSides = { width: 104, height: 78 };

export const tileRow = { display: "flex", flexWrap: "wrap", gap: 2, m: 0, p: 0, listStyle: "none" };
