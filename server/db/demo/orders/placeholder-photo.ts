// A drawn picture where a real shop has a photo: a vehicle, its VIN and what should be seen, as a PNG of four colours.
import { crc32, deflateSync } from "node:zlib";
import { glyphWidth, lettersOf } from "./customer-messages.ts";

const width = 320;
const height = 240;
/** Sky, ground, vehicle, ink: two bits each. */
const colours = [0xdf_e7ec, 0xb4_bfc7, 0x33_5a72, 0x12_212b];
const rowLength = width / 4;

export interface Caption {
  title: string;
  vin: string;
  number: string;
}

/** A few kilobytes; the same caption gives the same bytes. */
export function drawPhoto({ title, vin, number }: Caption): Buffer {
  const picture = Buffer.from(scene);
  write(picture, title, { x: 16, y: 16, size: 2 });
  write(picture, vin, { x: 16, y: 192, size: 2 });
  write(picture, number, { x: 16, y: 214, size: 2 });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([2, 3, 0, 0, 0], 8); // Two bits a pixel, by palette.
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk("IDAT", deflateSync(picture, { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

function setPixel(picture: Buffer, place: { x: number; y: number }, colour: number): void {
  const at = place.y * (rowLength + 1) + 1 + (place.x >> 2);
  const shift = 6 - 2 * (place.x & 3);
  picture[at] = ((picture[at] ?? 0) & ~(3 << shift)) | (colour << shift);
}

function write(picture: Buffer, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const most = Math.floor((width - 2 * x) / (glyphWidth * size));
  for (const dot of lettersOf(text.slice(0, most))) {
    for (let spot = 0; spot < size * size; spot++) {
      const place = { x: x + dot.x * size + (spot % size), y: y + dot.y * size + Math.floor(spot / size) };
      setPixel(picture, place, 3);
    }
  }
}

function colourAt(x: number, y: number): number {
  if (isWheel(x, y)) return 3;
  if (isBody(x, y)) return 2;
  return y > 153 ? 1 : 0;
}

const isWheel = (x: number, y: number): boolean =>
  [100, 220].some((centre) => (x - centre) ** 2 + (y - 158) ** 2 < 20 ** 2);

/** A low box with a cabin on it whose sides lean outwards to the ground. */
function isBody(x: number, y: number): boolean {
  const lean = (y - 73) * 0.6;
  if (y >= 110 && y < 160) return x > 53 && x < 273;
  if (y < 73 || y >= 110 || x < 120 - lean || x > 206 + lean) return false;
  return y < 81 || y > 105 || x < 130 - lean || x > 196 + lean || Math.abs(x - 164) < 4;
}

/** The ground, and a car seen from the side. */
function drawScene(): Buffer {
  const picture = Buffer.alloc(height * (rowLength + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      setPixel(picture, { x, y }, colourAt(x, y));
    }
  }
  return picture;
}

const scene = drawScene();
