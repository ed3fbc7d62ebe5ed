/** How typed text is cleaned and limited (handbook section 16). */
import { text } from "#texts/text.ts";
import { labelWithin } from "#texts/travelling-text.ts";
import * as z from "zod";

// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused; tab and line breaks may stand in notes
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

const cleaned = (text: string) => text.normalize("NFC").trim();

interface Bounds {
  min?: number;
  max: number;
  label: string;
}

/** What is missing is too short, and not of another type. */
const wordsFor = (input: unknown, { min = 0, label }: Pick<Bounds, "label" | "min">): string =>
  input === undefined && min > 0 ? tooShort(min, label) : text("base.labelMustBeText", { label });

const tooShort = (min: number, label: string): string =>
  min === 1
    ? text("base.enterTheLabel", { label: labelWithin(label) })
    : text("base.labelNeedsAtLeastCountCharacters", { count: min, label });

/** Multi-line text: NFC, trimmed, no control characters. */
export const note = ({ min = 0, max, label }: Bounds) =>
  z
    .string({ error: ({ input }) => wordsFor(input, { min, label }) })
    .transform(cleaned)
    .pipe(
      z
        .string()
        .min(min, tooShort(min, label))
        .max(max, text("base.labelCanHaveAtMostMax", { label, max }))
        .refine((text) => !controlCharacters.test(text), text("base.labelContainsCharactersThatCannotBe", { label })),
    );

/** Single-line text such as a name, whose inner spaces are also collapsed. */
export const line = (bounds: Bounds) =>
  z
    .string({ error: ({ input }) => wordsFor(input, bounds) })
    .transform((text) => text.replace(/\s+/g, " "))
    .pipe(note(bounds));

/** Repair order, purchase order and claim numbers: 1 to 40 letters, digits, spaces and - _ / . # */
export const reference = (label: string, max = 40) =>
  line({ max, label }).pipe(
    z.string().regex(/^[\p{L}\p{N} _/.#-]+$/u, text("base.referenceCharacters", { label, max })),
  );
