/** Settings for the cost of one operation and for one caller's share of the server. */
import type { Role } from "@boresight/domain/accounts/roles";
import { z } from "zod";
import { limitSetting, type Limit, wholeNumber } from "./setting-kinds.ts";

export interface QueryLimits {
  /** The most objects that one operation may return, by role. */
  cost: Record<Role, number>;
  /** The most a statement may take, in milliseconds. */
  statementTimeout: number;
  /** Null: one caller may use the whole server. */
  share: CallerShare | null;
}

export interface CallerShare {
  /** Operations running at the same time. */
  atOnce: number;
  /** Requests without a login, per address. */
  anonymous: Limit;
  /** Mutations of one login. */
  changes: Limit;
  /** Images regenerated for one login. */
  images: Limit;
  /** Calls of `/v1/functions` by one login, which write PDFs, exports and lists. */
  functions: Limit;
}

const whole = (initially: number, most: number) => wholeNumber(1, most).default(initially);

const mostCost = 10_000_000;

export const querySettingsShape = {
  QUERY_COST_ADMIN: whole(100_000, mostCost),
  QUERY_COST_TECHNICIAN: whole(100_000, mostCost),
  QUERY_COST_CUSTOMER: whole(50_000, mostCost),
  QUERY_COST_USER: whole(50_000, mostCost),
  QUERY_COST_PUBLIC: whole(15_000, mostCost),
  STATEMENT_TIMEOUT_SECONDS: whole(10, 3600),
  OPERATIONS_PER_CALLER: whole(4, 1000),
  RATE_LIMIT_ANONYMOUS: limitSetting("1200/1m"),
  RATE_LIMIT_CHANGES: limitSetting("300/1m"),
  RATE_LIMIT_IMAGES: limitSetting("120/1m"),
  RATE_LIMIT_FUNCTIONS: limitSetting("120/1m"),
};

const settingsSchema = z.object(querySettingsShape);

type QuerySettings = z.output<typeof settingsSchema> & { RATE_LIMITS: "on" | "off" };

export const queryLimits = (settings: QuerySettings): QueryLimits => ({
  cost: {
    admin: settings.QUERY_COST_ADMIN,
    technician: settings.QUERY_COST_TECHNICIAN,
    customer: settings.QUERY_COST_CUSTOMER,
    user: settings.QUERY_COST_USER,
    public: settings.QUERY_COST_PUBLIC,
  },
  statementTimeout: settings.STATEMENT_TIMEOUT_SECONDS * 1000,
  share:
    settings.RATE_LIMITS === "off"
      ? null
      : {
          atOnce: settings.OPERATIONS_PER_CALLER,
          anonymous: settings.RATE_LIMIT_ANONYMOUS,
          changes: settings.RATE_LIMIT_CHANGES,
          images: settings.RATE_LIMIT_IMAGES,
          functions: settings.RATE_LIMIT_FUNCTIONS,
        },
});

/** The defaults; without the share, which depends on timing. */
export const defaultQueryLimits: QueryLimits = queryLimits({ ...settingsSchema.parse({}), RATE_LIMITS: "off" });
