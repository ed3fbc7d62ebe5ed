/** How many rows of a list one request may read. */
import { lambda, SafeError, type FieldArg, type Step } from "postgraphile/grafast";

export const pageSize = { default: 100, most: 100 };

type Pageable = Step & { setFirst(first: Step<number>): void; setOffset(offset: Step<number>): void };

/**
 * The number of rows to read; null and undefined mean the default. Refuses negative numbers and those above the
 * maximum.
 */
function capped(first: unknown): number {
  if (first === null || first === undefined) return pageSize.default;
  if (typeof first !== "number" || first < 0 || first > pageSize.most) {
    throw new SafeError(`"first" must be a number from 0 to ${pageSize.most}`, { code: "validation-failed" });
  }
  return first;
}

/** Null and undefined skip no rows. */
function notNegative(offset: unknown): number {
  if (offset === null || offset === undefined) return 0;
  if (typeof offset !== "number" || offset < 0) {
    throw new SafeError('"offset" must be a number from 0', { code: "validation-failed" });
  }
  return offset;
}

export const PageCap: GraphileConfig.Plugin = {
  name: "PageCap",
  version: "1.0.0",
  after: ["PgFirstLastBeforeAfterArgsPlugin"],
  schema: {
    hooks: {
      GraphQLObjectType_fields_field_args(args, _build, { scope }) {
        const { first, offset } = args;
        if (!scope.isPgFieldConnection && !scope.isPgFieldSimpleCollection) return args;
        if (first) {
          first.defaultValue = pageSize.default;
          first.applyPlan = (_$parent: Step, $rows: Pageable, arg: FieldArg) => {
            $rows.setFirst(lambda(arg.getRaw(), capped));
          };
        }
        if (offset) {
          offset.applyPlan = (_$parent: Step, $rows: Pageable, arg: FieldArg) => {
            $rows.setOffset(lambda(arg.getRaw(), notNegative));
          };
        }
        return args;
      },
    },
  },
};
