/** Which characters a TrueType font has, read from its `cmap` table in the formats 4 and 12. */

/** Returns whether one of the fonts has the character, given as its code point. */
export function coverageOf(fonts: readonly Buffer[]): (codePoint: number) => boolean {
  let covered: Set<number> | undefined; // Most documents never ask.
  return (codePoint) => isAscii(codePoint) || (covered ??= new Set(fonts.flatMap(charactersOf))).has(codePoint);
}

const isAscii = (codePoint: number) => codePoint >= 0x20 && codePoint < 0x7f;

function charactersOf(font: Buffer): number[] {
  const cmap = tableOf(font, "cmap");
  const encodings = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + 8 * at));
  return encodings.flatMap((offset) => {
    const table = cmap.subarray(offset);
    const format = table.readUInt16BE(0);
    return format === 12 ? inGroups(table) : format === 4 ? inSegments(table) : [];
  });
}

function tableOf(font: Buffer, tag: string): Buffer {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString("latin1", at, at + 4) !== tag) continue;
    const offset = font.readUInt32BE(at + 8);
    return font.subarray(offset, offset + font.readUInt32BE(at + 12));
  }
  throw new Error(`A font has no table ${tag}`);
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const inGroups = (table: Buffer): number[] =>
  Array.from({ length: table.readUInt32BE(12) }, (_, at) => 16 + 12 * at).flatMap((at) =>
    range(table.readUInt32BE(at), table.readUInt32BE(at + 4)),
  );

function inSegments(table: Buffer): number[] {
  const doubled = table.readUInt16BE(6);
  return Array.from({ length: doubled / 2 }, (_, at) => 2 * at).flatMap((at) => {
    const last = table.readUInt16BE(14 + at);
    return last === 0xffff ? [] : range(table.readUInt16BE(16 + doubled + at), last);
  });
}
