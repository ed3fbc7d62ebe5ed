import { padShape, type Strokes } from "./signature-pad.tsx";

const width = 600;

/** The drawn signature as a PNG in base64. */
export function drawingOf(strokes: Strokes): string {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = width / padShape;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.lineWidth = 3;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const stroke of strokes) {
    pen.beginPath();
    for (const { x, y } of stroke.length === 1 ? [...stroke, ...stroke] : stroke)
      pen.lineTo(x * canvas.width, y * canvas.height);
    pen.stroke();
  }
  return canvas.toDataURL("image/png").replace(/^.*,/, "");
}
