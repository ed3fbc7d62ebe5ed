// npm run bench -- reading [estimates=100] [pictures=6] [seed=1] [wrong=40]: how rightly and how fast estimates are read. A corpus of estimates that
// nobody has written, in the layouts of the trade, with what is true of them. Whole runs write docs/benchmarks/reading.md.
import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import type { EstimateDocument } from "@boresight/domain/intake/reading/estimate-document";
import { workOf } from "@boresight/domain/intake/reading/line-operation";
import type { ReadingRules, RepairKeyword } from "@boresight/domain/intake/reading/mention";
import { mentionsOf } from "@boresight/domain/intake/reading/operations";
import sharp from "sharp";
import { createChance, type Chance } from "#db/demo/random.ts";
import { nameVehicle } from "#integrations/vin-decoder/name-vehicle.ts";
import { openVinTable } from "#integrations/vin-decoder/table/open-vin-table.ts";
import { readFile, type ReadFile } from "#integrations/documents/read-file.ts";
import { drawPage } from "#integrations/documents/scans/draw-pages.ts";
import { besideList, presentBesideList } from "./beside-list.ts";
import { bmsOf, emsOf } from "./data-layouts.ts";
import { pdfOfPages, type DrawnPage } from "./drawn-page.ts";
import { trueEstimate, type TrueEstimate } from "./estimate-truth.ts";
import { audatexPages } from "./layouts/audatex-layout.ts";
import { cccPages } from "./layouts/ccc-layout.ts";
import { mitchellPages } from "./layouts/mitchell-layout.ts";
import { plainPages } from "./layouts/plain-layout.ts";

const given = new Map(process.argv.slice(2).map((argument) => [argument.split("=")[0], argument.split("=")[1]]));
const count = (name: string, usual: number) => Number(given.get(name) ?? usual);
const [estimates, pictures, seed, mostWrong] = [
  count("estimates", 100),
  count("pictures", 6),
  count("seed", 1),
  count("wrong", 40),
];

const pdf = (pages: (truth: TrueEstimate) => DrawnPage[]) => async (truth: TrueEstimate) => pdfOfPages(pages(truth));
const layouts: Readonly<Record<string, (truth: TrueEstimate) => Promise<Uint8Array<ArrayBuffer>>>> = {
  "CCC ONE": pdf(cccPages),
  Mitchell: pdf(mitchellPages),
  Audatex: pdf(audatexPages),
  "plain repair order": pdf(plainPages),
  EMS: emsOf,
  BMS: async (truth) => bmsOf(truth),
};

/** The starting rules of repairs (migration 0353). */
const calibratedAfter: ReadingRules["calibratedAfter"] = {
  ...Object.fromEntries(
    "windshield frontEnd doorOrMirror liftgate restraints headlamp battery rideHeight faultCode"
      .split(" ")
      .map((operation) => [operation, ["removal"]]),
  ),
  rearEnd: ["removal", "repair", "refinish"],
  alignment: ["removal", "repair"],
  structural: ["removal", "repair"],
};
/** The grammar alone: the shop has no words of its own. */
const keywords = Object.keys(calibratedAfter).map((operation): RepairKeyword => ({
  operation,
  keyword: `word for ${operation}`,
  countsWith: "removal",
}));

interface Tally {
  right: number;
  missed: number;
  extra: number;
  fields: Map<string, { right: number; wrong: number; none: number; asked: number }>;
  milliseconds: number[];
}

const wrong: string[] = [];
const say = (line: string) => wrong.length < mostWrong && wrong.push(line);

/** As the server proposes them. */
const mentioned = ({ document, lines }: ReadFile): string[] =>
  mentionsOf(document ?? { lines: [] }, lines, { keywords, calibratedAfter }).map(({ operation }) => operation);

const meant = ({ sections }: TrueEstimate): Set<string> =>
  new Set(
    sections.flatMap(({ lines }) =>
      lines.flatMap(({ means, operation }) =>
        means !== null && (calibratedAfter[means] ?? []).includes(workOf(operation)) ? means : [],
      ),
    ),
  );

const same = (one: number | string, other: number | string) =>
  String(one)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "") ===
  String(other)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** What a layout prints of these. */
const fields: readonly (readonly [
  string,
  (document: EstimateDocument) => number | string | undefined,
  (truth: TrueEstimate) => number | string,
])[] = [
  ["insurer", ({ insurer }) => insurer?.value, ({ insurer }) => insurer],
  ["claim", ({ claimNumber }) => claimNumber?.value, ({ claimNumber }) => claimNumber],
  ["repair order", ({ repairOrderNumber }) => repairOrderNumber?.value, ({ repairOrderNumber }) => repairOrderNumber],
  ["VIN", ({ vehicle }) => vehicle.vin?.value, ({ vin }) => vin],
  ["owner", ({ owner }) => owner?.value, ({ owner }) => owner],
  ["year", ({ vehicle }) => vehicle.year?.value, ({ year }) => year],
  ["make", ({ vehicle }) => vehicle.make?.value, ({ make }) => make],
  ["model", ({ vehicle }) => vehicle.model?.value, ({ model }) => model],
];

function score(read: ReadFile, truth: TrueEstimate, { tally, layout }: { tally: Tally; layout: string }): void {
  const [found, right] = [new Set(mentioned(read)), meant(truth)];
  for (const operation of right) {
    if (found.has(operation)) tally.right++;
    else {
      tally.missed++;
      say(`${layout}: missed ${operation}: ${linesFor(operation, truth)}`);
    }
  }
  for (const operation of [...found].filter((one) => !right.has(one))) {
    tally.extra++;
    say(`${layout}: ${operation} is not in ${truth.repairOrderNumber}`);
  }
  for (const [name, seen, known] of fields) {
    const field = tally.fields.get(name) ?? { right: 0, wrong: 0, none: 0, asked: 0 };
    const value = read.document ? seen(read.document) : undefined;
    field.asked++;
    if (value === undefined) field.none++;
    else if (same(value, known(truth))) field.right++;
    else {
      field.wrong++;
      say(`${layout}: ${name} ${String(value)} is ${String(known(truth))}`);
    }
    tally.fields.set(name, field);
  }
}

const linesFor = (operation: string, { sections }: TrueEstimate): string =>
  sections
    .flatMap(({ heading, lines }) =>
      lines.filter(({ means }) => means === operation).map((line) => `${heading}: ${line.operation} ${line.part}`),
    )
    .join("; ");

const fresh = (): Tally => ({ right: 0, missed: 0, extra: 0, fields: new Map(), milliseconds: [] });

const vins = await openVinTable();
const thisYear = new Date().getUTCFullYear();

async function timed(content: Uint8Array<ArrayBuffer>, mimeType: string, tally: Tally): Promise<ReadFile> {
  const start = performance.now();
  const file = await readFile(content, { name: "estimate", mimeType });
  const read = file.document ? { ...file, document: nameVehicle(file.document, vins, thisYear) } : file;
  tally.milliseconds.push(performance.now() - start);
  return read;
}

/** As a telephone takes it: askew, unevenly lit, a little out of focus, compressed. */
async function photographed(
  content: Uint8Array<ArrayBuffer>,
  page: number,
  chance: Chance,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const drawn = await drawPage(content, page);
  if (!drawn) return null;
  const { width, height } = drawn;
  const light = Uint8Array.from({ length: width * height * 3 }, (_none, index) => {
    const at = Math.floor(index / 3);
    return 255 - Math.round(100 * ((at % width) / width / 2 + Math.floor(at / width) / height / 2));
  });
  const shade = { input: Buffer.from(light), raw: { width, height, channels: 3 as const }, blend: "multiply" as const };
  const lit = await sharp(drawn.content).composite([shade]).png().toBuffer();
  const taken = await sharp(lit)
    .rotate(chance.fraction() * 4 - 2, { background: "#444" })
    .blur(0.6 + chance.fraction() * 0.4)
    .jpeg({ quality: 60 })
    .toBuffer();
  return Uint8Array.from(taken);
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const share = (part: number, whole: number) => (whole === 0 ? "–" : (part / whole).toFixed(3));

function row(name: string, { right, missed, extra, fields: byName, milliseconds }: Tally): string {
  const exact = fields.map(([field]) => {
    const { right: hit = 0, wrong: off = 0, asked = 0 } = byName.get(field) ?? {};
    return `${hit}/${asked}${off > 0 ? ` (${off} wrong)` : ""}`;
  });
  const cells = [
    share(right, right + extra),
    share(right, right + missed),
    ...exact,
    `${Math.round(median(milliseconds))} ms`,
  ];
  return `| ${name} | ${cells.join(" | ")} |`;
}

const rows: string[] = [];
for (const [layout, write] of Object.entries(layouts)) {
  const [tally, chance] = [fresh(), createChance(seed)];
  for (let index = 0; index < estimates; index++) {
    const truth = trueEstimate(chance);
    // One after the other, as the queue does it.
    score(
      await timed(await write(truth), layout === "BMS" || layout === "EMS" ? "" : "application/pdf", tally),
      truth,
      { tally, layout },
    );
  }
  rows.push(row(layout, tally));
}
const [photos, chance] = [fresh(), createChance(seed)];
for (let index = 0; index < pictures; index++) {
  const truth = trueEstimate(chance);
  const photo = await photographed(pdfOfPages(plainPages(truth)), 1, chance);
  if (photo) score(await timed(photo, "image/jpeg", photos), truth, { tally: photos, layout: "photo" });
}
rows.push(row("photo of a repair order", photos));

const whole = plainPages(trueEstimate(createChance(seed)));
const pdfOf15 = pdfOfPages(Array.from({ length: 15 }, (_, index) => whole[index % whole.length] ?? []));
const photo = await photographed(pdfOfPages(whole), 1, createChance(seed));
const beside = photo && presentBesideList(await besideList({ pdf: pdfOf15, photo }));

const report = `# Reading

\`npm run bench -- reading\` of ${new Date().toISOString().slice(0, 10)}: ${estimates} estimates in each layout and ${pictures} photos, seed ${seed}, ${cpus().length} cores. How it reads, and what is
confused: [reading](../reading.md).

| | Precision | Recall | ${fields.map(([name]) => name).join(" | ")} | Median |
|---|---|---|${fields.map(() => "---|").join("")}---|
${rows.join("\n")}

${beside}`;
console.log(report);
console.log(wrong.join("\n"));
if (given.size <= 1) await writeFile(join(import.meta.dirname, "../../../../docs/benchmarks/reading.md"), report);
process.exit();
