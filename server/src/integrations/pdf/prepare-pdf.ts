// What people fill into a form, type over a page or stamp on it lies beside the page's own content, and the typesetter
// sets that content alone. PDFium merges the two; it also distinguishes locked files from broken ones.
import type { FileProblem } from "@boresight/domain/documents/document-content";
import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { memoryOf, withPdf } from "./pdfium.ts";

export interface PreparedPdf {
  content: Uint8Array;
  /** How many the file has. */
  pages: number;
  /** What is not right with it, although it is shown. */
  problem?: FileProblem;
}

// Of fpdf_flatten.h and fpdf_formfill.h.
const asOnScreen = 0;
const merged = 1;
/** A form that only Adobe's programs draw: its pages ask for one. */
const fullXfa = 2;

/** Returns the PDF with everything that a person sees in its first `most` pages; or the problem of one that cannot be opened. */
export const preparePdf = (content: Uint8Array, most: number): Promise<PreparedPdf | FileProblem> =>
  withPdf(content, (document, pdfium) => {
    const pages = pdfium.FPDF_GetPageCount(document);
    const isChanged = mergePages(document, Math.min(pages, most), pdfium);
    const problem = pdfium.FPDF_GetFormType(document) === fullXfa ? ({ problem: "otherReader" } as const) : {};
    return { content: isChanged ? saved(document, pdfium) : content, pages, ...problem };
  });

/** Returns whether any page has changed. */
function mergePages(document: number, count: number, pdfium: WrappedPdfiumModule): boolean {
  const info = pdfium.PDFiumExt_OpenFormFillInfo();
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, info); // It draws the fields that have no looks yet.
  let isChanged = false;
  for (let index = 0; index < count; index++) {
    const page = pdfium.FPDF_LoadPage(document, index);
    if (page === 0) continue;
    if (pdfium.FPDFPage_GetAnnotCount(page) > 0) {
      pdfium.FORM_OnAfterLoadPage(page, form);
      isChanged = pdfium.FPDFPage_Flatten(page, asOnScreen) === merged || isChanged;
      pdfium.FORM_OnBeforeClosePage(page, form);
    }
    pdfium.FPDF_ClosePage(page);
  }
  pdfium.PDFiumExt_ExitFormFillEnvironment(form);
  pdfium.PDFiumExt_CloseFormFillInfo(info);
  return isChanged;
}

function saved(document: number, pdfium: WrappedPdfiumModule): Uint8Array {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  pdfium.PDFiumExt_SaveAsCopy(document, writer);
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const at = pdfium.pdfium.wasmExports.malloc(size);
  pdfium.PDFiumExt_GetFileWriterData(writer, at, size);
  const content = memoryOf(pdfium).slice(at, at + size);
  pdfium.pdfium.wasmExports.free(at);
  pdfium.PDFiumExt_CloseFileWriter(writer);
  return content;
}
