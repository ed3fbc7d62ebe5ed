/** The barcode reader of browsers that have one (Shape Detection API), or ours of the same kind. */
export interface Detector {
  detect: (image: ImageBitmap | HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

interface DetectorHolder {
  BarcodeDetector?: new (options: { formats: string[] }) => Detector;
}

const formats = ["code_39", "code_128", "data_matrix", "qr_code"];

/** Null where the browser has none and ours cannot be loaded. */
export async function loadDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as DetectorHolder;
  if (BarcodeDetector) return new BarcodeDetector({ formats });
  return import("./read-barcode.ts").then(
    ({ createDetector }) => createDetector(),
    () => null,
  );
}

/** Returns the first of the barcodes in sight that is wanted; null when there is none, or the picture cannot be read. */
export async function codeIn(
  detector: Detector,
  picture: ImageBitmap | HTMLVideoElement,
  read: (text: string) => string | null,
): Promise<string | null> {
  const codes = await detector.detect(picture).catch(() => []);
  return codes.flatMap(({ rawValue }) => read(rawValue) ?? [])[0] ?? null;
}
