/** What one request may ask for: how deep, and how many rows of a list. */
import { depthLimit } from "@graphile/depth-limit";
import { lambda, SafeError, type FieldArg, type Step } from "postgraphile/grafast";

const pageSize = { default: 100, most: 100 };

type Pageable = Step & { setFirst(first: Step<number>): void };

/** The number of rows to read; null and nothing mean the default, below 0 and above the most are refused. */
function capped(first: unknown): number {
  if (first === null || first === undefined) return pageSize.default;
  if (typeof first !== "number" || first < 0 || first > pageSize.most) {
    throw new SafeError(`"first" must be a number from 0 to ${pageSize.most}`, { code: "validation-failed" });
  }
  return first;
}

export const DepthLimit: GraphileConfig.Plugin = {
  name: "DepthLimit",
  version: "1.0.0",
  grafserv: {
    middleware: {
      setPreset(next, event) {
        event.validationRules.push(depthLimit({ maxDepth: 12, maxListDepth: 4, maxSelfReferentialDepth: 2 }));
        return next();
      },
    },
  },
};

export const PageCap: GraphileConfig.Plugin = {
  name: "PageCap",
  version: "1.0.0",
  after: ["PgFirstLastBeforeAfterArgsPlugin"],
  schema: {
    hooks: {
      GraphQLObjectType_fields_field_args(args, _build, { scope }) {
        const first = args["first"];
        if (first && (scope.isPgFieldConnection || scope.isPgFieldSimpleCollection)) {
          first.defaultValue = pageSize.default;
          first.applyPlan = (_$parent: Step, $rows: Pageable, arg: FieldArg) => {
            $rows.setFirst(lambda(arg.getRaw(), capped));
          };
        }
        return args;
      },
    },
  },
};
