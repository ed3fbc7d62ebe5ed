import { oneDecimal } from "./decimal.ts";
import { t } from "@boresight/domain/texts/text";

/** `850 kB`, `3.2 MB` */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000_000) return t("ui.maxKb", { size: Math.max(1, Math.round(bytes / 1000)) });
  return t("ui.megabytes", { size: oneDecimal(bytes / 1_000_000) });
}
