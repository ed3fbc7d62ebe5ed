/** Forms with boxes to tick and questions to answer: what is not ticked, or answered no, is not done. */

const empty = String.raw`\[[ _]*\]|\([ _]*\)|[☐□▢❏❑❒○◯]|(?<![\w/])_{2,}(?![\w/])`;
const ticked = String.raw`\[ ?[xX✓✔√☒] ?\]|\( ?[xX✓✔√] ?\)|[☒☑✓✔■●◉]|_+[xX✓✔√]_+`;
const box = new RegExp(`(${ticked})|(${empty})`, "g");
const yes = String.raw`(?:yes|y|oui|s[ií])(?!\p{L})`;
const no = String.raw`(?:no|n|non)(?!\p{L})`;

/** The box stands before its answer, "[ ] Yes [X] No", or behind it, "Yes [ ] No [X]". */
const before = String.raw`(?:(?:${ticked}|${empty}) ?(?:${yes}|${no})[ ,/]*)+`;
const behind = String.raw`(?:(?<!\p{L})(?:${yes}|${no}) ?(?:${ticked}|${empty})[ ,/]*)+`;
const answer = new RegExp(`${before}|${behind}`, "giu");
const isBoxFirst = new RegExp(`^(?:${before})$`, "iu");
const yesBehindTick = new RegExp(`(?:${ticked}) ?${yes}`, "iu");
const yesBeforeTick = new RegExp(String.raw`(?<!\p{L})${yes} ?(?:${ticked})`, "iu");
/** "Windshield replaced: No", or a choice that nobody made. */
const saidNo = new RegExp(
  String.raw`[:?] ?(?:${no}|none|n/?a|false|aucune?|ninguno)\.?$|(?<!\p{L})${yes} ?/ ?${no}\.?$`,
  "iu",
);
const afterAnswer = new RegExp(String.raw`(?<=[:?] ?(?:${yes}|${no}|n/?a)) ?[,;|] `, "iu");

/** The parts of a text that are ticked, or that nobody has to tick: "[X] R&I mirror [ ] Replace windshield". */
export function tickedParts(text: string): string[] {
  const kept: string[] = [];
  let from = 0;
  for (const { 0: all, index } of text.matchAll(answer)) {
    const isTicked = (isBoxFirst.test(all) ? yesBehindTick : yesBeforeTick).test(all);
    if (isTicked) kept.push(...filled(text.slice(from, index)));
    from = index + all.length;
  }
  return [...kept, ...text.slice(from).split(afterAnswer).flatMap(partsOf)];
}

function partsOf(text: string): string[] {
  if (saidNo.test(text)) return [];
  const boxes = [...text.matchAll(box)];
  if (boxes.length === 0) return filled(text);
  return endsWithBox.test(text) && boxes[0]?.index !== 0 ? partsBefore(text, boxes) : partsBehind(text, boxes);
}

const endsWithBox = new RegExp(String.raw`(?:${ticked}|${empty})\s*$`);

const partsBehind = (text: string, boxes: readonly RegExpExecArray[]): string[] => [
  ...filled(text.slice(0, boxes[0]?.index)),
  ...boxes.flatMap((one, index) =>
    one[1] === undefined ? [] : filled(text.slice(one.index + one[0].length, boxes[index + 1]?.index)),
  ),
];

const partsBefore = (text: string, boxes: readonly RegExpExecArray[]): string[] =>
  boxes.flatMap((one, index) => {
    const before = boxes[index - 1];
    return one[1] === undefined ? [] : filled(text.slice(before ? before.index + before[0].length : 0, one.index));
  });

const toDo =
  /^(?:work|repairs|services|labor|jobs|operations|travaux|trabajos?)(?: (?:to (?:be )?(?:do|done|performed|perform|completed|complete)|requested|ordered|[àa] (?:faire|effectuer)|por hacer|solicitados?))\W*$/i;
const bullet = new RegExp(String.raw`^(?:${empty})\s*(?!.*(?:${empty}))`);
const isTicked = new RegExp(ticked);
export const hasTick = (text: string): boolean => isTicked.test(text);

const ofDone =
  /\b(?:repairs?|work|operations?|services?|parts?|items?|components?)\b.{0,20}\b(?:performed|completed|done|made|replaced|removed|installed)\b|\b(?:replaced|removed|r&[ir])\b.{0,10}:$/i;
const isOfOther = /\b(?:not|no|to be|if|declined|recommended|calibrat\w*|damaged?)\b|\?/i;
const longestHeading = 60;

/** "Repairs performed (check all):" says of what is ticked below it that it was done; the verb, or null. */
export function doneWithTicked(text: string): string | null {
  if (text.length > longestHeading || !ofDone.test(text) || isOfOther.test(text)) return null;
  return /\bremoved\b/i.test(text) && !/\breplaced\b/i.test(text) ? "removed" : "replaced";
}

const headed =
  /^(?:(?:items?|panels?|parts?) )?(blend|overhaul|paint|refinish|repair|replac|r ?[&/] ?i$|remov\p{L}* (?:and|&|\/) (?:re)?install|sublet)\p{L}*(?: (?:items?|operations?|panels?|parts?))?\s?:?$/iu;
const verbs: Readonly<Record<string, string>> = {
  b: "blended",
  o: "overhauled",
  p: "painted",
  r: "removed",
  s: "sublet",
};

/** "Replaced parts", "Removed and installed:" over a list of parts: the verb, or null. */
export function verbOverParts(text: string): string | null {
  const [, word] = headed.exec(text) ?? [];
  if (word === undefined) return null;
  if (/^(?:refinish|repair|replac)/i.test(word)) return /^rep?l/i.test(word) ? "replaced" : `${word.toLowerCase()}ed`;
  return verbs[word.charAt(0).toLowerCase()] ?? null;
}

/** A list of the work to be done has boxes for whoever has done it; a paper in which some are ticked is a form. */
export function withoutBullets<Row extends { text: string }>(rows: readonly Row[]): readonly Row[] {
  const from = rows.findIndex(({ text }) => toDo.test(text));
  if (from < 0 || rows.some(({ text }) => isTicked.test(text))) return rows;
  return rows.map((row, index) => (index > from ? { ...row, text: row.text.replace(bullet, "") } : row));
}

const filled = (text: string): string[] => (text.trim() === "" ? [] : [text.trim()]);
