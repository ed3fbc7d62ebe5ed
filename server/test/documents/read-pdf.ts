/** Reads a PDF as programs do that read it aloud: by its tags. */
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import * as z from "zod";

/** An element of the structure tree. */
export interface Tag {
  role: string;
  alt: string | null;
  /** Everything it says, in reading order. */
  text: string;
  children: readonly Tag[];
}

type Loading = ReturnType<typeof getDocument>;
type Page = Awaited<ReturnType<Awaited<Loading["promise"]>["getPage"]>>;

interface Node {
  role?: string | undefined;
  alt?: string | undefined;
  id?: string | undefined;
  children?: Node[] | undefined;
}
const nodeSchema: z.ZodType<Node> = z.lazy(() =>
  z.object({
    role: z.string().optional(),
    alt: z.string().optional(),
    id: z.string().optional(),
    children: z.array(nodeSchema).optional(),
  }),
);
const outlineSchema = z.array(z.object({ title: z.string() })).nullable();
const linksSchema = z.array(z.object({ url: z.string().optional() }));
const infoSchema = z.object({ Title: z.string(), Author: z.string(), Language: z.string() });

export async function readPdf(pdf: Uint8Array) {
  const loading = getDocument({ data: Uint8Array.from(pdf), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });
  try {
    const document = await loading.promise;
    const pages: Tag[] = [];
    const addresses: string[] = [];
    const margins: number[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      pages.push(await tagsOf(page));
      margins.push(await marginOf(page));
      addresses.push(...linksSchema.parse(await page.getAnnotations()).flatMap(({ url }) => url ?? []));
    }
    const { info, metadata } = await document.getMetadata();
    return {
      pages,
      /** How far the text of all pages stays from their sides, in points. */
      margin: Math.min(...margins),
      /** What its links lead to. */
      addresses,
      ...infoSchema.parse(info),
      isUniversallyAccessible: metadata?.get("pdfuaid:part") === "1",
      bookmarks: (outlineSchema.parse(await document.getOutline()) ?? []).map(({ title }) => title),
    };
  } finally {
    await loading.destroy();
  }
}

/** All tags of a role, in reading order. */
export const withRole = (tags: readonly Tag[], role: string): Tag[] =>
  tags.flatMap((tag) => [...(tag.role === role ? [tag] : []), ...withRole(tag.children, role)]);

async function tagsOf(page: Page): Promise<Tag> {
  const texts = await textsOf(page);
  const toTag = ({ role, alt, id, children = [] }: Node): Tag => {
    const below = children.map(toTag);
    const own = id === undefined ? "" : (texts.get(id) ?? "");
    return {
      role: role ?? "",
      alt: alt ?? null,
      text: [own, ...below.map(({ text }) => text)].filter((text) => text !== "").join(" "),
      children: below,
    };
  };
  return toTag(nodeSchema.parse((await page.getStructTree()) ?? {}));
}

async function marginOf(page: Page): Promise<number> {
  const [, , width = 0] = page.view;
  const items = (await page.getTextContent()).items.filter((item) => "str" in item);
  return Math.min(...items.flatMap((item) => [x(item), width - x(item) - item.width]));
}

interface Item {
  str: string;
  dir: string;
  transform: unknown[];
}

/** The text of each piece of marked content. */
async function textsOf(page: Page): Promise<Map<string, string>> {
  const items = new Map<string, Item[]>();
  const open: (string | null)[] = [];
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if ("str" in item) {
      const id = open.findLast((name) => name !== null) ?? "";
      items.set(id, [...(items.get(id) ?? []), item]);
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(item.id ?? null);
  }
  return new Map([...items].map(([id, pieces]) => [id, linesOf(pieces)]));
}

const x = ({ transform }: Pick<Item, "transform">) => Number(transform[4]);

/** The pieces of a line that runs right to left are given from left to right. */
function linesOf(items: readonly Item[]): string {
  const lines = Map.groupBy(items, ({ transform }) => Math.round(Number(transform[5])));
  return [...lines.values()]
    .map((line) => {
      const isMirrored = line.some(({ dir }) => dir === "rtl");
      return (isMirrored ? line.toSorted((one, other) => x(other) - x(one)) : line).map(({ str }) => str).join("");
    })
    .join(" ")
    .trim();
}
