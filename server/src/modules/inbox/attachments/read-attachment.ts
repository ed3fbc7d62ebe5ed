import type { ReadAttachment } from "@boresight/domain/inbox/attachment-kind";
import { rowOfText, rowsOfPages } from "@boresight/domain/intake/reading/layout";
import { readScanReport } from "@boresight/domain/intake/scans/read-scan-report";
import { readFile } from "#integrations/documents/read-file.ts";
import { openVinTable } from "#integrations/vin-decoder/table/open-vin-table.ts";
import { nameVehicle } from "#integrations/vin-decoder/name-vehicle.ts";

interface Offered {
  name: string;
  mimeType: string;
}

interface Today {
  dataDir: string;
  year: number;
}

/** Looking into pictures takes long, and what a mail shows as one is a photo: only documents are read. */
const isRead = ({ mimeType }: Offered): boolean => !/^(?:image|video|audio)\//.test(mimeType);

/** Returns what a file says; of what nobody can read, nothing. */
export async function readAttachment(
  content: Uint8Array,
  file: Offered,
  { dataDir, year }: Today,
): Promise<ReadAttachment> {
  const { mimeType } = file;
  if (!isRead(file)) return { mimeType, lines: [], document: null, scanReport: null };
  const { document, lines, printed } = await readFile(Uint8Array.from(content), file);
  const rows = printed ? rowsOfPages(printed.pages) : lines.map(({ text, page }) => rowOfText(text, page));
  return {
    mimeType,
    lines,
    document: document && nameVehicle(document, await openVinTable(dataDir), year),
    scanReport: readScanReport(rows),
  };
}
