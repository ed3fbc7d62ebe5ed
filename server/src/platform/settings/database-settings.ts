/** Settings for how the database is reached, and by whom it is updated. */
import { z } from "zod";
import { wholeNumber } from "./setting-kinds.ts";

export interface ReadSettings {
  url: string;
  /** In seconds: a replica that is further behind is not asked. */
  mostLag: number;
}

export interface DatabaseSettings {
  /** A pooler, such as PgBouncer, for the connections of requests; null: they go to the database itself. */
  poolUrl: string | null;
  /** A replica, for reports and the like; null: all is read at the database itself. */
  read: ReadSettings | null;
  /** `only` updates the database and ends, `never` leaves that to another start. */
  migrate: "auto" | "only" | "never";
  /** Connections that requests share, over all web processes. */
  connections: number;
}

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  hostname: /./,
  error: "must look like postgres://user:password@host:5432/name",
});

export const databaseSettingsShape = {
  DATABASE_URL: z.optional(databaseAddress),
  DATABASE_POOL_URL: z.optional(databaseAddress),
  DATABASE_READ_URL: z.optional(databaseAddress),
  REPLICA_MOST_LAG_SECONDS: wholeNumber(1, 86_400).default(10),
  DATABASE_CONNECTIONS: wholeNumber(4, 1000).default(16),
  MIGRATE: z.enum(["auto", "only", "never"], { error: 'must be "auto", "only" or "never"' }).default("auto"),
};

interface Given {
  DATABASE_POOL_URL?: string | undefined;
  DATABASE_READ_URL?: string | undefined;
  REPLICA_MOST_LAG_SECONDS: number;
  DATABASE_CONNECTIONS: number;
  MIGRATE: DatabaseSettings["migrate"];
}

export const databaseSettings = (given: Given): DatabaseSettings => ({
  poolUrl: given.DATABASE_POOL_URL ?? null,
  read: given.DATABASE_READ_URL ? { url: given.DATABASE_READ_URL, mostLag: given.REPLICA_MOST_LAG_SECONDS } : null,
  migrate: given.MIGRATE,
  connections: given.DATABASE_CONNECTIONS,
});
