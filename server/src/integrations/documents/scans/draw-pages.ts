// Draws pages of PDFs whose text is a picture, and says which these are.
import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { memoryOf, withPdf } from "#integrations/pdf/pdfium.ts";
import { pageOfPixels, type PagePicture } from "./page-picture.ts";

/** Of fpdf_edit.h: kinds of objects, and the mode of text that is there to be found, not seen. */
const [textObject, imageObject, formObject] = [1, 3, 5];
const invisible = 3;
/** How much of the page a scan covers at least: less than the whole, as margins are cut off; alone on its page a part. */
const [scanned, scannedAlone] = [0.6, 0.2];
/** More letters that are seen are the page's own text, and not a stamp or a page number over a picture. */
const mostStamped = 80;
/** Objects looked at per page: a drawing can have millions. */
const mostObjects = 5000;

/** Returns the numbers of the pages that are pictures, whatever hidden text lies over them. */
export async function scannedPages(content: Uint8Array, most: number): Promise<number[]> {
  const found = await withPdf(content, (document, pdfium) => {
    const count = Math.min(pdfium.FPDF_GetPageCount(document), most);
    return Array.from({ length: count }, (_none, index) => index + 1).filter((number) =>
      onPage({ document, number, pdfium }, (page) => isScan(page, pdfium)),
    );
  });
  return Array.isArray(found) ? found : [];
}

function isScan(page: number, pdfium: WrappedPdfiumModule): boolean {
  const whole = pdfium.FPDF_GetPageWidthF(page) * pdfium.FPDF_GetPageHeightF(page);
  const objects = Math.min(pdfium.FPDFPage_CountObjects(page), mostObjects);
  const text = pdfium.FPDFText_LoadPage(page);
  let [covered, letters] = [0, 0];
  try {
    for (let index = 0; index < objects && letters <= mostStamped; index++) {
      const object = pdfium.FPDFPage_GetObject(page, index);
      const kind = pdfium.FPDFPageObj_GetType(object);
      if (kind === textObject && pdfium.FPDFTextObj_GetTextRenderMode(object) !== invisible)
        letters += pdfium.FPDFTextObj_GetText(object, text, 0, 0) / 2 - 1; // In UTF-16, with its end.
      if (kind === imageObject || kind === formObject) covered += areaOf(object, pdfium);
    }
  } finally {
    pdfium.FPDFText_ClosePage(text);
  }
  return letters <= mostStamped && covered >= (letters > 0 ? scanned : scannedAlone) * whole;
}

function areaOf(object: number, { pdfium, FPDFPageObj_GetBounds }: WrappedPdfiumModule): number {
  const at = pdfium.wasmExports.malloc(16);
  try {
    if (!FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return 0;
    const [left = 0, bottom = 0, right = 0, top = 0] = [0, 4, 8, 12].map((offset) =>
      pdfium.getValue(at + offset, "float"),
    );
    return Math.max(0, right - left) * Math.max(0, top - bottom);
  } finally {
    pdfium.wasmExports.free(at);
  }
}

const dotsPerPoint = 200 / 72;
const mostPixels = 12_000_000;
const white = 0xff_ff_ff_ff;
/** Of fpdfview.h: annotations are drawn too. */
const withAnnotations = 1;

/** Draws one page; null when there is none. */
export async function drawPage(content: Uint8Array, number: number): Promise<PagePicture | null> {
  const drawn = await withPdf(content, (document, pdfium) =>
    onPage({ document, number, pdfium }, (page) => pixelsOf(page, pdfium)),
  );
  return drawn && typeof drawn === "object" ? pageOfPixels(drawn.data, drawn.width, drawn.height) : null;
}

function pixelsOf(page: number, pdfium: WrappedPdfiumModule) {
  const [wide, high] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const scale = Math.min(dotsPerPoint, Math.sqrt(mostPixels / (wide * high)));
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return null;
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations);
    const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
    return { width, height, data: memoryOf(pdfium).slice(at, at + width * height * 4) };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

interface PageOf {
  document: number;
  number: number;
  pdfium: WrappedPdfiumModule;
}

/** Null for a page that cannot be opened. */
function onPage<Result>({ document, number, pdfium }: PageOf, use: (page: number) => Result): Result | null {
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  if (page === 0) return null;
  try {
    return use(page);
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}
