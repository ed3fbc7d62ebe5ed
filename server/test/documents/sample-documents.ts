/** Documents as the product makes them, for tests of the typesetter, and to look at. */
import type { Block, DocumentContent, Fact, Text } from "@boresight/domain/documents/document-content";
import type { Language } from "@boresight/domain/texts/language";
import { sampleWords } from "./sample-words.ts";

const code = (text: string): Text => ({ code: text });

const letterhead = (accentColor = "#00719a"): DocumentContent["letterhead"] => ({
  shopName: "Sunrise Calibration",
  lines: [
    "1420 Larimer Street",
    "Denver, CO 80202",
    code("(303) 555-0142"),
    code("office@sunrise-calibration.example"),
  ],
  logo: "logo",
  accentColor,
  pageSize: "us-letter",
});

const vehicleLines: Text[] = ["2023 Toyota Camry XSE", code("VIN 4T1K61AK5PU123456"), code("CO ABC-1234")];

function base(language: Language): Omit<DocumentContent, "blocks" | "title" | "type"> {
  const words = sampleWords[language];
  return {
    language,
    number: null,
    banner: null,
    letterhead: letterhead(),
    facts: [],
    parties: [
      {
        heading: words.billTo,
        lines: [words.customer, "88 Colfax Avenue", "Denver, CO 80203", code("(303) 555-0188")],
      },
      { heading: words.vehicle, lines: vehicleLines },
    ],
    footer: words.footer,
    pageWords: words.page,
    verification: null,
  };
}

function billedTable(language: Language, rows: number): Block {
  const words = sampleWords[language];
  return {
    kind: "table",
    summary: words.systems,
    columns: [
      { head: words.description, align: "start", share: 6 },
      { head: words.quantity, align: "end", share: 1.4 },
      { head: words.unit, align: "end", share: 1.8 },
      { head: words.amount, align: "end", share: 2 },
    ],
    rows: Array.from({ length: rows }, (_, at) => ({
      cells: [`${words.calibration} ${at + 1}`, code("1"), code("$325.00"), dollars(325 * (at + 1))],
      note: at % 3 === 0 ? words.calibrationNote : null,
    })),
  };
}

const dollars = (amount: number): Text => code(amount.toLocaleString("en-US", { style: "currency", currency: "USD" }));

function totals(language: Language, rows: number): Block {
  const subtotal = (325 * rows * (rows + 1)) / 2;
  const words = sampleWords[language];
  return {
    kind: "totals",
    rows: [
      { label: words.subtotal, value: dollars(subtotal), isStrong: false },
      { label: words.tax, value: dollars(subtotal * 0.0825), isStrong: false },
      { label: words.balance, value: dollars(subtotal * 1.0825), isStrong: true },
    ],
  };
}

const dates = (language: Language): Fact[] => [
  { label: sampleWords[language].date, value: code("2026-03-14") },
  { label: sampleWords[language].due, value: code("2026-04-13") },
];

export function sampleInvoice(language: Language, rows = 5): DocumentContent {
  return {
    ...base(language),
    type: "invoice",
    title: sampleWords[language].invoice,
    number: "INV-1008",
    facts: dates(language),
    blocks: [billedTable(language, rows), totals(language, rows)],
    verification: { url: "https://sunrise.example/verify/k3v9-2m7q-8tq4-x0zd", words: sampleWords[language].verify },
  };
}

export function sampleEstimate(language: Language): DocumentContent {
  const words = sampleWords[language];
  return {
    ...sampleInvoice(language, 8),
    type: "estimate",
    title: words.estimate,
    number: "EST-2044",
    banner: words.superseded,
    letterhead: { ...letterhead("#7a3e9d"), pageSize: "a4", logo: null },
    blocks: [
      { kind: "paragraph", text: words.paragraph },
      billedTable(language, 8),
      totals(language, 8),
      { kind: "notice", tone: "info", text: words.notice },
      { kind: "signature", label: words.received, image: null, name: words.customer, about: "2026-03-14" },
    ],
    verification: null,
  };
}

export function sampleCertificate(language: Language): DocumentContent {
  const words = sampleWords[language];
  const calibration = (at: number): Block[] => [
    { kind: "subheading", text: `${words.calibration} ${at}` },
    {
      kind: "facts",
      facts: [
        { label: words.rule, value: code("TSB-0142-23 §4.2") },
        { label: words.technician, value: "Tom Baker, ASE L4" },
        { label: words.temperature, value: code("21 °C") },
        { label: words.date, value: code("2026-03-14 10:42") },
      ],
    },
    {
      kind: "table",
      summary: words.attempts,
      columns: [
        { head: words.attempts, align: "start", share: 1 },
        { head: words.description, align: "start", share: 4 },
        { head: words.date, align: "end", share: 2 },
      ],
      rows: [{ cells: ["1", words.result, code("2026-03-14 10:40")], note: at === 2 ? words.calibrationNote : null }],
    },
  ];
  return {
    ...base(language),
    type: "certificate",
    title: words.certificate,
    number: "CERT-0311",
    facts: dates(language).slice(0, 1),
    blocks: [
      { kind: "paragraph", text: words.paragraph },
      { kind: "heading", text: words.systems },
      ...[1, 2, 3, 4].flatMap(calibration),
      { kind: "heading", text: words.facts },
      { kind: "checklist", items: [words.checked, words.notice, words.calibrationNote] },
      { kind: "notice", tone: "warning", text: words.notice },
      {
        kind: "signature",
        label: words.technician,
        image: "signature",
        name: "Tom Baker",
        about: "ASE L4 · 2026-03-14",
      },
    ],
    verification: { url: "https://sunrise.example/verify/7h2c-9x1p-44ta-qq8m", words: words.verify },
  };
}

export function samplePacket(language: Language, photos = 5): DocumentContent {
  const words = sampleWords[language];
  return {
    ...base(language),
    type: "packet",
    title: words.packet,
    number: "PKT-0007",
    facts: dates(language).slice(0, 1),
    blocks: [
      {
        kind: "table",
        summary: words.packet,
        columns: [
          { head: words.description, align: "start", share: 2 },
          { head: "SHA-256", align: "start", share: 3 },
        ],
        rows: [
          {
            cells: [words.certificate, code("9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")],
            note: null,
          },
        ],
      },
      { kind: "document", content: sampleCertificate(language) },
      { kind: "pages", pdf: "scan", pages: 2, title: `${words.checked} (PDF)` },
      { kind: "pageBreak" },
      { kind: "heading", text: words.photo },
      {
        kind: "photos",
        photos: Array.from({ length: photos }, (_, at) => ({
          image: `photo-${at}`,
          caption: `${words.photo} ${at + 1}`,
        })),
      },
      { kind: "document", content: sampleInvoice(language) },
    ],
  };
}
