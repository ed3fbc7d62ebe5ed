import type { TaskFileValues } from "@boresight/domain/tasks/task";

/** The editable columns of a slot; `slotValues` follows the same order. */
export const slotColumns = [
  "title",
  "description",
  "document_kind",
  "required",
  "allowed_file_types",
  "allow_multiple",
  "min_count",
  "max_size_mb",
  "customer_visible",
  "applies_when",
] as const;

export const slotValues = (file: TaskFileValues): unknown[] => [
  file.title,
  file.description,
  file.documentKind,
  file.required,
  file.allowedFileTypes,
  file.allowMultiple,
  file.minCount,
  file.maxSizeMb,
  file.customerVisible,
  file.appliesWhen,
];
