import { buildRepairOrderText, type Row } from "#db/rows/factories.ts";
import { demoId } from "../random.ts";

/** What was read of a repair order: its lines as its PDF holds them. */
export const buildReading = (file: Row, lines: readonly string[]): Row =>
  buildRepairOrderText({
    id: demoId(),
    file_id: file.id,
    blob_id: file["blob_id"],
    lines: lines.filter((text) => text !== "").map((text) => ({ page: 1, text })),
    read_at: file["created_at"],
  });
