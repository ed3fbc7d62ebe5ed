/** Pictures of the places where a document says what is filled in from it. */
import { placesToShow } from "@boresight/domain/intake/reading/repair-order-details";
import { placeKey, type Place } from "@boresight/domain/intake/reading/estimate-document";
import type { Box } from "@boresight/domain/intake/reading/page";
import type { ReadFile } from "./read-file.ts";
import { cutPieces } from "./scans/read-scan.ts";

/** Returns the pieces as WebP in base64, by `placeKey`; none of a document without pages. */
export async function cutDetails({ document, printed }: ReadFile): Promise<Record<string, string>> {
  if (!document || !printed) return {};
  const boxed = placesToShow(document).flatMap(({ page, box }) => (box ? { page, box } : []));
  const cut = printed.pages.flatMap(({ number, width, turn }) => {
    const boxes = distinct(boxed.filter(({ page }) => page === number));
    return boxes.length === 0 || turn === null || turn === undefined ? [] : { number, width, turn, boxes };
  });
  if (cut.length === 0) return {};
  const pieces = await cutPieces(printed.content, printed.source, cut);
  return Object.fromEntries(
    cut.flatMap(({ number, boxes }) =>
      boxes.flatMap((box, index) => {
        const piece = pieces.get(number)?.[index];
        return piece ? [[placeKey({ page: number, box }), Buffer.from(piece).toString("base64")]] : [];
      }),
    ),
  );
}

const distinct = (places: readonly (Place & { box: Box })[]): Box[] => [
  ...new Map(places.map((place) => [placeKey(place), place.box])).values(),
];
