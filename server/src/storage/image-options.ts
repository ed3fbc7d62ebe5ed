import { asWritten } from "@boresight/domain/texts/travelling-text";
import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { longestSide } from "@boresight/domain/files/image-sizes";
import { type ImageChange, formatOf, imageFormats, type ImageFormat } from "#modules/files/image-change.ts";

const largestBlur = 1000;
/** More blur shows no difference but takes ever longer. */
const strongestBlur = 100;

const whole = (most: number) => z.optional(z.coerce.number().int().min(1).max(most));
const optionsSchema = z.object({
  w: whole(longestSide),
  h: whole(longestSide),
  q: whole(100),
  b: z.optional(z.coerce.number().min(0).max(largestBlur)),
  f: z.optional(z.enum(["same", "auto", ...imageFormats])),
});

export type ImageOptions = z.output<typeof optionsSchema>;

/** Null for the original file. */
export function readImageOptions(query: unknown): ImageOptions | null {
  const { data: options } = optionsSchema.safeParse(query);
  if (!options) throw fail("image-options-invalid");
  const { f, ...others } = options;
  const asksNothing = (f === undefined || f === "same") && Object.values(others).every((value) => value === undefined);
  return asksNothing ? null : options;
}

/** Resolves the options for this file and for the image types that the browser accepts. */
export function changeFor({ w, h, q, b, f = "same" }: ImageOptions, mimeType: string, accept: string): ImageChange {
  const own = formatOf(mimeType);
  if (!own) {
    const message = asWritten(`image manipulation features are not supported for '${mimeType}'`);
    throw fail("image-options-not-supported", { message });
  }
  const format = f === "same" ? own : f === "auto" ? acceptedFormat(accept, own) : f;
  return { width: w ?? null, height: h ?? null, quality: q ?? null, blur: Math.min(b ?? 0, strongestBlur), format };
}

const preferred: readonly ImageFormat[] = ["avif", "webp", "jpeg", "png"];

const acceptedFormat = (accept: string, own: ImageFormat): ImageFormat =>
  preferred.find((format) => accept.includes(`image/${format}`)) ?? own;
