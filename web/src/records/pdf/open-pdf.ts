// Loaded with the first PDF: the reader is larger than the rest of the page.
import { getDocument, GlobalWorkerOptions, version, type PDFDocumentProxy } from "pdfjs-dist";
// oxlint-disable-next-line import/default -- Vite makes it: the address of the file
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = workerUrl;

export type Pdf = PDFDocumentProxy;

interface OpenPdf {
  pdf: Pdf;
  close: () => void;
}

export async function openPdf(content: Blob): Promise<OpenPdf> {
  const loading = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    wasmUrl: `/assets/pdfjs-${version}/`,
    useWasm: false, // The page's security policy forbids WebAssembly.
    enableXfa: false,
  });
  return { pdf: await loading.promise, close: () => void loading.destroy() };
}
