import type { Pool } from "pg";
import type { Clock } from "#platform/clock.ts";
import type { Books } from "../connection/open-books.ts";

export interface SyncDeps {
  /** Connected as app_server. */
  pool: Pool;
  clock: Clock;
  books: Books;
  /** From 0 up to 1. */
  random: () => number;
}
