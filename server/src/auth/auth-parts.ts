import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Ids } from "#platform/ids.ts";

export interface AuthParts {
  config: Config;
  /** Connected as app_server. */
  pool: Pool;
  clock: Clock;
  ids: Ids;
}

/** Adds one endpoint's routes to the service. */
export type Endpoint = (app: FastifyInstance, parts: AuthParts) => void;
