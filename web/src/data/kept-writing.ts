import * as shape from "@boresight/domain/base/shape";
import { keptWritingKey } from "#auth/token-store.ts";

/** The oldest goes first. */
const mostKept = 20;

const keptSchema = shape.object({
  person: shape.string(),
  texts: shape.array(shape.object({ under: shape.string(), text: shape.string() })),
});

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** Whose text it is, and what it belongs to, such as a thread of an order. */
interface Place {
  person: string;
  under: string;
}

/** What this person has written there on this device and not sent; empty for nothing. */
export const keptWriting = ({ person, under }: Place, shelf: Shelf = localStorage): string =>
  textsOf(person, shelf).find((each) => each.under === under)?.text ?? "";

/** Keeps it over a reload, until an empty text replaces it. Signing out clears all of them. */
export function keepWriting({ person, under }: Place, text: string, shelf: Shelf = localStorage): void {
  const others = textsOf(person, shelf).filter((each) => each.under !== under);
  if (text === "" && others.length === textsOf(person, shelf).length) return;
  const texts = (text === "" ? others : [{ under, text }, ...others]).slice(0, mostKept);
  try {
    shelf.setItem(keptWritingKey, JSON.stringify({ person, texts }));
  } catch {
    // A device without room keeps it in the field alone.
  }
}

function textsOf(person: string, shelf: Shelf) {
  const kept = keptSchema.safeParse(shape.parseJson(shelf.getItem(keptWritingKey)));
  return kept.success && kept.data.person === person ? kept.data.texts : [];
}
