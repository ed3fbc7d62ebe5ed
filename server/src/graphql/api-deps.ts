import type { Pool } from "pg";
import type { DecodeVin } from "#integrations/vin-decoder/vin-decoder.ts";
import type { Clock } from "#platform/clock.ts";
import type { Ids } from "#platform/ids.ts";
import type { OpenLink } from "#platform/limits/link-limits.ts";
import type { RequestContext, UnlistedError } from "#platform/mutation.ts";
import type { OrderChangeFeed } from "./order-change-feed.ts";

/**
 * The server's parts that verbs and fields use, passed in the context of every operation: the schema itself belongs to
 * no server.
 */
export interface ApiDeps {
  /** Of requests. */
  pool: Pool;
  config: RequestContext["config"];
  keepContent: RequestContext["keepContent"];
  log: RequestContext["log"];
  clock: Clock;
  ids: Ids;
  decode: DecodeVin;
  openLink: OpenLink;
  orderChanges: OrderChangeFeed;
  /** Called when a verb threw a code that it does not list; what this throws replaces the response. */
  onUnlistedError: (error: UnlistedError) => void;
}
