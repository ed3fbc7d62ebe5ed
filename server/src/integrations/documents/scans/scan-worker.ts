// The process that reads pictures of text: one file, then it ends, and the memory goes back to the machine.
import { drawPage, scannedPages } from "./draw-pages.ts";
import { pageOfPicture, pagesOfPicture, pieceOf, turned, type PagePicture } from "./page-picture.ts";
import { recognizePage } from "./recognize-page.ts";
import { scanOrderSchema, type PageCut, type ScanAnswer, type ScanOrder } from "./scan-messages.ts";

const answer = (said: ScanAnswer) => void process.send?.(said);

process.once("message", (asked: unknown) => {
  const order = scanOrderSchema.parse(asked);
  void (order.cut ? cut(order, order.cut) : read(order)).then(
    () => answer({ end: "read" }),
    () => answer({ end: "failed" }),
  );
});
process.once("disconnect", () => process.exit());

async function read({ content, source, mostPages }: ScanOrder): Promise<void> {
  const numbers = source === "pdf" ? await scannedPages(content, mostPages) : await numbered(content, mostPages);
  for (const number of numbers) {
    const picture = await pictureOf(content, source, number);
    if (picture) answer({ page: await recognizePage(picture, number) });
  }
}

async function numbered(picture: Uint8Array, most: number): Promise<number[]> {
  const count = Math.min(await pagesOfPicture(picture), most);
  return Array.from({ length: count }, (_none, index) => index + 1);
}

async function cut({ content, source }: ScanOrder, pages: readonly PageCut[]): Promise<void> {
  for (const { number, width, turn, boxes } of pages) {
    const picture = await pictureOf(content, source, number);
    if (!picture) continue;
    const upright = turn ? await turned(picture, turn) : picture;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for (const box of boxes) pieces.push(await pieceOf(upright, box, upright.width / width));
    answer({ number, pieces });
  }
}

const pictureOf = (content: Uint8Array, source: ScanOrder["source"], number: number): Promise<PagePicture | null> =>
  source === "pdf" ? drawPage(content, number) : pageOfPicture(content, number);
