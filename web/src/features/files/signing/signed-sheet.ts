// The signed document as a picture: what was signed, the signature, who signed and when.
import { padShape, type Strokes } from "#records/signing/signature-pad.tsx";
import { formatMoment } from "#ui/time/times.ts";

interface SignedSheet {
  title: string;
  statement: string;
  signerName: string;
  signatureMethod: "drawn" | "typed";
  strokes: Strokes;
  signedAt: Date;
}

const width = 1200;
const edge = 60;
const lineHeight = 44;
const inner = width - 2 * edge;
const signatureHeight = inner / padShape;

export async function signedSheet(sheet: SignedSheet): Promise<File> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  const face = getComputedStyle(document.body).fontFamily;
  pen.font = `28px ${face}`;
  const lines = linesOf(sheet.statement, (text) => pen.measureText(text).width <= inner);
  const signatureTop = edge + 80 + lines.length * lineHeight;
  canvas.width = width;
  canvas.height = Math.ceil(signatureTop + signatureHeight + 2 * lineHeight + edge);
  drawWords(pen, { ...sheet, lines, signatureTop, face });
  if (sheet.signatureMethod === "drawn") drawStrokes(pen, sheet.strokes, signatureTop);
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!content) throw new Error("This browser draws no pictures");
  return new File([content], `${sheet.title} ${sheet.signerName}.png`, { type: "image/png" });
}

interface Page extends SignedSheet {
  lines: readonly string[];
  signatureTop: number;
  face: string;
}

function drawWords(pen: CanvasRenderingContext2D, { lines, signatureTop, face, ...sheet }: Page): void {
  const isRightToLeft = document.documentElement.dir === "rtl";
  const start = isRightToLeft ? width - edge : edge;
  pen.fillStyle = "white";
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.fillStyle = "black";
  pen.direction = isRightToLeft ? "rtl" : "ltr";
  pen.textAlign = "start";
  pen.font = `600 40px ${face}`;
  pen.fillText(sheet.title, start, edge + 30);
  pen.font = `28px ${face}`;
  lines.forEach((line, index) => pen.fillText(line, start, edge + 90 + index * lineHeight));
  const bottom = signatureTop + signatureHeight;
  pen.fillRect(edge, bottom, inner, 2);
  pen.fillText(sheet.signerName, start, bottom + lineHeight, inner);
  pen.fillText(formatMoment(sheet.signedAt.toISOString()), start, bottom + 2 * lineHeight);
  if (sheet.signatureMethod === "drawn") return;
  pen.font = `italic 72px ${face}`;
  pen.fillText(sheet.signerName, start, bottom - lineHeight, inner);
}

function drawStrokes(pen: CanvasRenderingContext2D, strokes: Strokes, top: number): void {
  pen.lineWidth = 5;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = "black";
  for (const stroke of strokes) {
    pen.beginPath();
    for (const { x, y } of stroke.length === 1 ? [...stroke, ...stroke] : stroke)
      pen.lineTo(edge + x * inner, top + y * signatureHeight);
    pen.stroke();
  }
}

/** Breaks a text between words. */
export function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
