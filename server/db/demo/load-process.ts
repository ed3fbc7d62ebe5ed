// A process of its own that loads the demo shop and ends: what that takes in memory is given back by it, not kept by the
// server. The order comes as a message, because it contains a password.
import { once } from "node:events";
import { openBlobStore } from "#integrations/blobs/blob-store.ts";
import type { Config } from "#platform/settings/config.ts";
import { loadDemo } from "./load-demo.ts";

export interface DemoOrder {
  ownerUrl: string;
  now: Date;
  password: string;
  config: Pick<Config, "dataDir" | "files">;
}

// Ctrl-C reaches the whole terminal; the server finishes its startup first.
process.on("SIGINT", () => {});
// The server was killed: a transaction that nobody waits for is not committed.
process.once("disconnect", () => process.exit(1));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server sends nothing else
const [{ config, ...options }] = (await once(process, "message")) as [DemoOrder];
try {
  await loadDemo({ ...options, blobs: openBlobStore(config) });
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
