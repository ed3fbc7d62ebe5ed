import * as shape from "@boresight/domain/base/shape";

const text = shape.nullable(shape.string());

export const linkedNoticeSchema = shape.object({
  number: shape.string(),
  state: shape.string(),
  title: shape.string(),
  language: shape.string(),
  shop: shape.string(),
  vehicle: shape.string(),
  vinEnd: text,
  /** Those parts of the notice that a page shows as text. */
  parts: shape.array(shape.object({ kind: shape.string(), text: shape.string(), items: shape.array(shape.string()) })),
  acknowledgedBy: text,
  acknowledgedAt: text,
});

export type LinkedNotice = shape.Output<typeof linkedNoticeSchema>;
