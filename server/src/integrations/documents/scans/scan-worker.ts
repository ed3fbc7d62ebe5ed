// The process that reads pictures of text: one file, then it ends, and the memory goes back to the machine.
import { drawPage, scannedPages } from "./draw-pages.ts";
import { pageOfPicture, type PagePicture } from "./page-picture.ts";
import { recognizePage } from "./recognize-page.ts";
import { scanOrderSchema, type ScanAnswer, type ScanOrder } from "./scan-messages.ts";

const answer = (said: ScanAnswer) => void process.send?.(said);

process.once("message", (order: unknown) => {
  void read(scanOrderSchema.parse(order)).then(
    () => answer({ end: "read" }),
    () => answer({ end: "failed" }),
  );
});
process.once("disconnect", () => process.exit());

async function read({ content, source, mostPages }: ScanOrder): Promise<void> {
  const numbers = source === "pdf" ? await scannedPages(content, mostPages) : [1];
  for (const number of numbers) {
    const picture = await pictureOf(content, source, number);
    if (picture) answer({ page: await recognizePage(picture, number) });
  }
}

const pictureOf = (content: Uint8Array, source: ScanOrder["source"], number: number): Promise<PagePicture | null> =>
  source === "pdf" ? drawPage(content, number) : pageOfPicture(content);
