import type { DocumentContent } from "@boresight/domain/documents/document-content";
import { afterAll, expect, test } from "vitest";
import { readPdf, withRole, type Tag } from "../../../test/documents/read-pdf.ts";
import {
  sampleCertificate,
  sampleEstimate,
  sampleInvoice,
  samplePacket,
} from "../../../test/documents/sample-documents.ts";
import { sampleImages } from "../../../test/documents/sample-images.ts";
import { endTypesetting, typesetPdf } from "./typeset-pdf.ts";

const images = await sampleImages();
afterAll(endTypesetting);

const read = async (content: DocumentContent, given = images) => readPdf(await typesetPdf({ content, images: given }));
const textOf = (pages: readonly Tag[]) => pages.map(({ text }) => text).join(" ");
const texts = (pages: readonly Tag[], role: string) => withRole(pages, role).map(({ text }) => text);

/** An invoice with one line that says what is given. */
const invoiceSaying = (text: string): DocumentContent => {
  const invoice = sampleInvoice("en");
  return {
    ...invoice,
    parties: [{ heading: "Bill to", lines: [text] }],
    blocks: [
      { kind: "paragraph", text },
      {
        kind: "table",
        summary: "Lines",
        columns: [
          { head: "Description", align: "start", share: 3 },
          { head: "Amount", align: "end", share: 1 },
        ],
        rows: [{ cells: [text, { code: text }], note: text }],
      },
    ],
  };
};

test("an invoice reads in order: letterhead, title, whom it is for, lines, totals, verification", async () => {
  const { pages } = await read(sampleInvoice("en"));

  const said = textOf(pages);
  const order = [
    "1420 Larimer Street",
    "INV-1008",
    "2026-03-14",
    "Bill to",
    "Carla Ortiz",
    "Quantity",
    "$325.00",
    "Subtotal",
    "$5,277.19",
    "Scan to verify",
    "https://sunrise.example/verify",
  ].map((part) => said.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test("an invoice in Arabic reads in order, its codes from left to right", async () => {
  const { pages, Language } = await read(sampleInvoice("ar"));

  const said = textOf(pages);
  const order = [
    "فاتورة",
    "INV-1008",
    "المركبة",
    "VIN 4T1K61AK5PU123456",
    "المبلغ",
    "المجموع الفرعي",
    "$4,875.00",
    "الرصيد المستحق",
    "$5,277.19",
  ].map((part) => said.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(said).toContain("(303) 555-0188");
  expect(said).toContain("88 Colfax Avenue");
  expect(Language).toBe("ar");
});

test("a PDF claims PDF/UA, and has title, author, language and bookmarks", async () => {
  const pdf = await read(sampleCertificate("fr"));

  expect(pdf).toMatchObject({
    Title: "Certificat de calibrage CERT-0311",
    Author: "Sunrise Calibration",
    Language: "fr",
    isUniversallyAccessible: true,
    bookmarks: ["Certificat de calibrage"],
  });
});

test("headings, tables, lists and pictures are tagged", async () => {
  const { pages } = await read(sampleCertificate("en"));

  expect(texts(pages, "H1")).toEqual(["Calibration certificate"]);
  expect(texts(pages, "H2")).toEqual(["Calibrated systems", "Conditions"]);
  expect(texts(pages, "H3")).toHaveLength(4);
  expect(texts(pages, "TH").slice(0, 3)).toEqual(["Attempts", "Description", "Date"]);
  expect(withRole(pages, "LI")).toHaveLength(3);
  expect(withRole(pages, "Figure").map(({ alt }) => alt)).toEqual([
    "Sunrise Calibration",
    "Technician",
    "Scan to verify that this document is genuine and unaltered.",
  ]);
});

test("the head of a table is read once, and its rows on every page", async () => {
  const { pages } = await read(sampleInvoice("en", 400));

  expect(pages.length).toBeGreaterThan(10);
  expect(texts(pages, "TH").filter((head) => head !== "")).toEqual(["Description", "Quantity", "Price", "Amount"]);
  expect(texts(pages, "TR").filter((row) => row.startsWith("Front camera calibration"))).toHaveLength(400);
});

test("a packet has a bookmark for each document, and the pages of uploaded PDFs", async () => {
  const { pages, bookmarks, isUniversallyAccessible } = await read(samplePacket("en"));

  expect(bookmarks).toEqual([
    "Insurer packet",
    "Calibration certificate",
    "Lane marks recognised at 40 m (PDF)",
    "Invoice",
  ]);
  expect(withRole(pages, "Figure").filter(({ alt }) => alt === "Lane marks recognised at 40 m (PDF)")).toHaveLength(2);
  expect(isUniversallyAccessible).toBe(false); // The standard has no place for pages that are not tagged.
});

test("the same content is the same bytes, whichever process sets it", async () => {
  const one = await typesetPdf({ content: samplePacket("ar"), images });
  await typesetPdf({ content: sampleEstimate("fr"), images });
  const again = await typesetPdf({ content: samplePacket("ar"), images });
  await endTypesetting();
  const elsewhere = await typesetPdf({ content: samplePacket("ar"), images });

  expect(Buffer.compare(one, again)).toBe(0);
  expect(Buffer.compare(one, elsewhere)).toBe(0);
});

test.each([
  ["markup", '#import "x": * *bold* _it_ $x^2$ \\ @ref <label> `raw` = Heading // no comment'],
  ["quotes", `"quoted" 'single' -- --- ... ~`],
  ["tags", "</script> {{name}} ${1}"],
])("text that looks like %s is shown as it is", async (_, text) => {
  const { pages } = await read(invoiceSaying(text));

  expect(texts(pages, "P").map((said) => said.replaceAll(/\s+/g, " "))).toContain(text);
});

test.each([
  ["emoji, characters of no font", "Brakes 👩‍🔧 checked 漢", "Brakes □ checked □"],
  ["control characters", "Wind\u0000shield\u0007 \u001b[31mred", "Windshield [31mred"],
  ["marks that turn the order around", "safe\u202egnp.exe\u2066 \u2069", "safegnp.exe"],
  ["invisible characters", "in\u200bvis\u2060ible\ufeff \u00adtext", "invisible text"],
  ["half of a pair", "cut \ud83d here", "cut □ here"],
])("%s do not break a document", async (_, text, shown) => {
  const { pages, isUniversallyAccessible } = await read(invoiceSaying(text));

  expect(texts(pages, "P")).toContain(shown);
  expect(isUniversallyAccessible).toBe(true);
});

test.each(["en", "ar"] as const)(
  "a word that is wider than its place breaks within it, and is copied as it was (%s)",
  async (language) => {
    const word = "Windshield-".repeat(46).slice(0, 497) + "End";
    const content = invoiceSaying(word);

    const { pages, margin } = await read({
      ...content,
      language,
      title: word,
      number: word.slice(0, 100),
      banner: word,
      facts: [{ label: word.slice(0, 60), value: word.slice(0, 60) }],
      letterhead: { ...content.letterhead, lines: [word] },
    });

    expect(textOf(pages).replaceAll(" ", "")).toContain(word);
    expect(margin).toBeGreaterThan(50); // In points.
  },
);

test("Arabic names stand in an English document", async () => {
  const { pages } = await read(invoiceSaying("محمد بن سعد"));

  expect(texts(pages, "P")).toContain("محمد بن سعد");
});

test("a number keeps its direction within an Arabic sentence, and is copied without marks", async () => {
  const invoice = {
    ...invoiceSaying("الرقم الضريبي \u206884-1234567\u2069 من \u2068625.00 US$\u2069"),
    language: "ar",
  } as const;

  const { pages } = await read(invoice);

  expect(textOf(pages)).toContain("84-1234567");
  expect(textOf(pages)).toContain("625.00 US$");
  expect(textOf(pages)).not.toMatch(/[\u2066-\u2069]/);
});

test("empty texts and long names are no problem", async () => {
  const invoice = sampleInvoice("en");
  const empty = { ...invoiceSaying(""), title: "", footer: "", banner: "", facts: [{ label: "", value: "" }] };

  const { pages } = await read({
    ...empty,
    letterhead: { ...invoice.letterhead, shopName: "Calibration ".repeat(60), lines: [] },
  });

  expect(pages.length).toBeGreaterThan(0);
});

test("a document that is too large is refused", async () => {
  await expect(typesetPdf({ content: sampleInvoice("en", 3001), images })).rejects.toMatchObject({
    code: "document-too-large",
  });
});

test("more documents at once than can wait are refused, and the server keeps responding", async () => {
  let turns = 0; // Of the event loop, which the server needs for everybody else.
  const ticking = setInterval(() => turns++, 1);
  const turnsBetween: number[] = [];
  const typeset = async () => {
    const before = turns;
    await typesetPdf({ content: sampleInvoice("en", 2), images: {} });
    turnsBetween.push(turns - before);
  };

  const all = await Promise.allSettled(Array.from({ length: 201 }, typeset));

  clearInterval(ticking);
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(200);
  expect(all.at(-1)).toMatchObject({ reason: { code: "too-many-requests" } });
  expect(Math.min(...turnsBetween)).toBeGreaterThan(0);
  expect(turns).toBeGreaterThan(200);
});
