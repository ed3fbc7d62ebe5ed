// Reads barcodes where the browser has no reader of its own (Safari, Firefox). Loaded when a camera is opened there.
import {
  BinaryBitmap,
  Code128Reader,
  Code39Reader,
  DataMatrixReader,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from "@zxing/library";
import type { Detector } from "./barcode-detector.ts";

const readers = [new Code39Reader(), new DataMatrixReader(), new QRCodeReader(), new Code128Reader()];
const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);
/** More pixels of a side make reading slower, not better. */
const longestSide = 1280;

/** Returns the text of a barcode in the picture, whose pixels are red, green, blue and alpha; null when there is none. */
export function readBarcode({ data, width, height }: Pick<ImageData, "data" | "height" | "width">): string | null {
  const grays = Uint8ClampedArray.from({ length: width * height }, (_, pixel) => {
    const at = pixel * 4;
    return 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
  });
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grays, width, height)));
  for (const reader of readers) {
    try {
      return reader.decode(bitmap, hints).getText();
    } catch {
      reader.reset(); // It throws where it finds none.
    }
  }
  return null;
}

/** The same of a camera's picture, as browsers with a reader do it. */
export function createDetector(): Detector {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return {
    async detect(image) {
      const [width, height] =
        image instanceof HTMLVideoElement ? [image.videoWidth, image.videoHeight] : [image.width, image.height];
      if (!context || width === 0 || height === 0) return [];
      const scale = Math.min(1, longestSide / Math.max(width, height));
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const text = readBarcode(context.getImageData(0, 0, canvas.width, canvas.height));
      return text === null ? [] : [{ rawValue: text }];
    },
  };
}
