import { join } from "node:path";
import { Readable } from "node:stream";
import type { Pool } from "pg";
import { filesFolder, openBlobStore, type BlobStore } from "#integrations/blobs/blob-store.ts";
import { openIncoming, type Incoming } from "#integrations/blobs/incoming.ts";
import { openVirusScanner, type VirusScanner } from "#integrations/virus-scan/virus-scanner.ts";
import type { Config } from "#platform/settings/config.ts";
import type { UploadQuota } from "#platform/settings/file-settings.ts";
import type { Ids } from "#platform/ids.ts";
import type { Log } from "#platform/log.ts";
import { blobKey } from "./stored-file.ts";

/** What the file operations depend on. */
export interface FileDeps {
  /** Connected as app_server. */
  pool: Pool;
  blobs: BlobStore;
  incoming: Incoming;
  /** Null: no virus scanner is configured. */
  scanner: VirusScanner | null;
  quota: UploadQuota;
  ids: Ids;
}

interface Settings {
  config: Pick<Config, "dataDir" | "files">;
  log: Log;
}

/** The stores and services named in the settings. */
export const openFileDeps = ({
  config,
  log,
}: Settings): Pick<FileDeps, "blobs" | "incoming" | "quota" | "scanner"> => ({
  blobs: openBlobStore(config, log),
  incoming: openIncoming(join(filesFolder(config), "incoming")),
  scanner: openVirusScanner(config.files, log),
  quota: config.files.quota,
});

/** Returns a function that stores content durably. Content whose row is not written is removed some time later. */
export const contentKeeper =
  ({ blobs, incoming }: Pick<FileDeps, "blobs" | "incoming">) =>
  async (blobId: string, content: Buffer): Promise<void> => {
    const { path } = await incoming.receive(Readable.from([content]), content.length);
    await blobs.keep(blobKey(blobId), path);
  };
