// Writes a PDF of each kind of document in each language, to look at: node server/test/documents/render-samples.ts FOLDER
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { languages } from "@boresight/domain/texts/language";
import { endTypesetting, typesetPdf } from "#integrations/pdf/typeset-pdf.ts";
import { sampleCertificate, sampleEstimate, sampleInvoice, samplePacket } from "./sample-documents.ts";
import { sampleImages } from "./sample-images.ts";

const folder = process.argv[2] ?? "samples";
await mkdir(folder, { recursive: true });
const images = await sampleImages();
for (const language of languages) {
  const documents = [
    sampleEstimate(language),
    sampleInvoice(language),
    { ...sampleInvoice(language, 60), number: "INV-1060" },
    sampleCertificate(language),
    samplePacket(language),
  ];
  for (const content of documents) {
    const began = performance.now();
    const pdf = await typesetPdf({ content, images });
    const path = join(folder, `${language}-${content.number}.pdf`);
    await writeFile(path, pdf);
    console.log(`${path}: ${(performance.now() - began).toFixed(0)} ms, ${(pdf.length / 1000).toFixed(0)} KB`);
  }
}
await endTypesetting();
