import type { Pool } from "pg";
import type { Clock } from "#platform/clock.ts";
import type { OpenLink } from "./link-limits.ts";

/** A request without a sign-in, by a link. */
export interface LinkedRequest {
  /** What it says: its token counts. */
  sent: unknown;
  /** Where it comes from. */
  address: string;
}

export interface LinkDeps {
  /** Connected as `app_server`. */
  pool: Pool;
  clock: Clock;
  openLink: OpenLink;
}
