/** Pictures drawn point by point, as the server's image library reads no drawings. */
import sharp from "sharp";
import { pdfOf } from "../files/sample-pdfs.ts";

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const clear: Colour = [0, 0, 0, 0];
const blue: Colour = [0, 113, 154, 255];
const dark: Colour = [28, 30, 42, 255];
const grey: Colour = [136, 136, 153, 255];

function draw(width: number, height: number, colourAt: (x: number, y: number) => Colour) {
  const points = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) points.set(colourAt(x, y), (y * width + x) * 4);
  return sharp(points, { raw: { width, height, channels: 4 } });
}

/** A target and two bars in place of a name. */
const drawLogo = () =>
  draw(600, 160, (x, y) => {
    const far = Math.hypot(x - 80, y - 80);
    const isCross = Math.min(Math.abs(x - 80), Math.abs(y - 80)) < 6 && far > 38 && far < 80;
    if (isCross || far < 18 || Math.abs(far - 60) < 8) return blue;
    if (x > 190 && x < 570 && y > 50 && y < 74) return dark;
    return x > 190 && x < 430 && y > 92 && y < 110 ? grey : clear;
  });

const drawSignature = () =>
  draw(500, 150, (x, y) => {
    const line = 75 + 45 * Math.sin(x / 28) * Math.exp(-x / 260) + x / 40;
    return x > 20 && x < 480 && Math.abs(y - line) < 3 + 2 * Math.abs(Math.cos(x / 28)) ? dark : clear;
  });

const drawPhoto = (at: number) =>
  draw(800, 600, (x, y) => {
    const isWheel = [310, 490].some((middle) => Math.hypot(x - middle, y - 450) < 40);
    if (isWheel || (x > 240 && x < 560 && y > 320 && y < 440)) return dark;
    return [120 + ((at * 37) % 90), 150 - y / 8, 190 - x / 8, 255];
  });

/** The images that the sample documents name; the third photo is broken. */
export async function sampleImages(photos = 5): Promise<Record<string, Uint8Array>> {
  const pictures = await Promise.all(Array.from({ length: photos }, (_, at) => drawPhoto(at).jpeg().toBuffer()));
  return {
    logo: await drawLogo().png().toBuffer(),
    signature: await drawSignature().png().toBuffer(),
    scan: pdfOf([["Pre-scan of 4T1K61AK5PU123456", "C1A67 Front camera not calibrated"], ["Post-scan: no codes"]]),
    ...Object.fromEntries(pictures.map((bytes, at) => [`photo-${at}`, at === 2 ? bytes.subarray(0, 90) : bytes])),
  };
}
