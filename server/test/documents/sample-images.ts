import sharp from "sharp";
import { pdfOf } from "../files/sample-pdfs.ts";

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="160">
  <circle cx="80" cy="80" r="60" fill="none" stroke="#00719a" stroke-width="16"/><circle cx="80" cy="80" r="18" fill="#00719a"/>
  <path d="M80 0v40M80 120v40M0 80h40M120 80h40" stroke="#00719a" stroke-width="12"/>
  <rect x="190" y="50" width="380" height="24" fill="#223"/><rect x="190" y="92" width="240" height="18" fill="#889"/></svg>`;

const signature = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="150">
  <path d="M20 110C80 10 110 20 90 100S160 60 190 80 220 130 260 70 300 90 330 80 400 60 480 90" fill="none" stroke="#113" stroke-width="5"/></svg>`;

/** A picture like those of a phone. */
async function samplePhoto(at: number, width = 1600): Promise<Buffer> {
  const height = Math.round(width * 0.75);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${at * 37} 30% 70%)"/><stop offset="1" stop-color="#345"/></linearGradient></defs>
    <rect width="400" height="300" fill="url(#g)"/><rect x="120" y="160" width="160" height="60" rx="20" fill="#222"/>
    <circle cx="155" cy="225" r="20"/><circle cx="245" cy="225" r="20"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

/** The images that the sample documents name; the third photo is broken. */
export async function sampleImages(photos = 5): Promise<Record<string, Uint8Array>> {
  const pictures = await Promise.all(Array.from({ length: photos }, (_, at) => samplePhoto(at)));
  return {
    logo: await sharp(Buffer.from(logo)).png().toBuffer(),
    signature: await sharp(Buffer.from(signature)).png().toBuffer(),
    scan: pdfOf([["Pre-scan of 4T1K61AK5PU123456", "C1A67 Front camera not calibrated"], ["Post-scan: no codes"]]),
    ...Object.fromEntries(pictures.map((bytes, at) => [`photo-${at}`, at === 2 ? bytes.subarray(0, 90) : bytes])),
  };
}
