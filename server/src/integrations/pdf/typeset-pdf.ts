/** Makes PDFs of documents: the same content is always the same bytes. */
import type { Block, DocumentContent, ImageName } from "@boresight/domain/documents/document-content";
import { fail } from "@boresight/domain/base/errors";
import { requireWithinLimits } from "./content-limits.ts";
import type { Order } from "./typeset-messages.ts";
import { createTypesetter } from "./typesetter.ts";

export interface Typesetting {
  content: DocumentContent;
  /** Pictures and uploaded PDFs by name. Those given as functions are read one at a time, so that many fit in memory. */
  images: Readonly<Record<ImageName, Uint8Array | (() => Promise<Uint8Array>)>>;
}

const mostWaiting = 200;
const longest = { start: 30_000, image: 45_000, set: 30_000 };
const mostImageBytes = 60_000_000;

const typesetter = createTypesetter();
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Returns a tagged PDF: PDF/UA-1, unless it has pages of uploaded PDFs. An image that is missing or cannot be read is a
 * grey frame that says why. Throws `document-too-large`, `document-not-made` (it took too long), or `too-many-requests`.
 */
export async function typesetPdf({ content, images }: Typesetting): Promise<Uint8Array> {
  requireWithinLimits(content);
  if (waiting >= mostWaiting) throw fail("too-many-requests", { retryAfter: 10 });
  waiting++;
  const made = last.then(() => setOne({ content, images }));
  last = made.catch(() => {}); // The next one does not care.
  try {
    return await made;
  } finally {
    waiting--;
  }
}

/** Ends the process that sets documents; a document that is requested later starts it again. */
export const endTypesetting = (): Promise<void> => typesetter.end();

const mostBrokenImages = 5;

async function setOne(typesetting: Typesetting): Promise<Uint8Array> {
  const broken = new Set<ImageName>();
  for (let attempt = 0; attempt <= mostBrokenImages; attempt++) {
    await typesetter.tell({ kind: "begin" }, longest.start);
    const fatal = await sendImages(typesetting, broken);
    if (fatal === null) return await send(typesetting.content);
    broken.add(fatal); // The process ended with it, and forgot those before.
  }
  throw fail("document-not-made");
}

async function send(content: DocumentContent): Promise<Uint8Array> {
  const answer = await typesetter.tell({ kind: "set", content }, longest.set);
  if (answer.kind !== "set") throw fail("document-not-made");
  return answer.pdf;
}

/** Returns the name of the image that ended the process, if one did. */
async function sendImages({ content, images }: Typesetting, broken: ReadonlySet<ImageName>): Promise<ImageName | null> {
  for (const [name, pages] of imagesOf(content)) {
    const given = images[name];
    const bytes = typeof given === "function" ? await given().catch(() => undefined) : given;
    const order: Order = broken.has(name) ? { kind: "absent", name, problem: "broken" } : orderOf(name, bytes, pages);
    const taken = await typesetter.tell(order, longest.image).catch(() => null);
    if (!taken) return name;
  }
  return null;
}

function orderOf(name: ImageName, content: Uint8Array | undefined, pages: number): Order {
  if (!content) return { kind: "absent", name, problem: "missing" };
  if (content.length > mostImageBytes) return { kind: "absent", name, problem: "tooLarge" };
  return pages > 0 ? { kind: "pdf", name, content, pages } : { kind: "image", name, content };
}

/** The images that a document names, with the number of pages where they are PDFs. */
function imagesOf({ letterhead: { logo }, blocks }: DocumentContent): Map<ImageName, number> {
  const named = blocks.flatMap((block) => [...namedBy(block)]);
  return new Map([...(logo === null ? [] : [[logo, 0] as const]), ...named]);
}

function namedBy(block: Block): Iterable<readonly [ImageName, number]> {
  if (block.kind === "photos") return block.photos.map(({ image }) => [image, 0]);
  if (block.kind === "pages") return [[block.pdf, block.pages]];
  if (block.kind === "document") return imagesOf(block.content);
  return block.kind === "signature" && block.image !== null ? [[block.image, 0]] : [];
}
