import { blockingGuards, unmetGuardMessage, type GuardParams } from "@boresight/domain/orders/unmet-guard";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { movesOf, useShopStatuses, type RoadStatus } from "./order-road.ts";
import { whereMissing } from "../service-orders/where-missing.ts";

const examples: Readonly<Record<string, GuardParams>> = {
  tasksDone: { task: t("help.exampleTask") },
  readinessPassed: { openChecks: 2 },
  calibrationsResulted: { calibration: t("base.frontCamera") },
  noFailedResult: { calibration: t("base.frontCamera") },
};

/** What each guard says, by its key, with an example of a task or a calibration where it names one. */
export const guardSentences: ReadonlyMap<string, string> = new Map(
  blockingGuards.map((guard) => [guard, unmetGuardMessage({ guard, params: examples[guard] ?? {} })]),
);

const tabWords: Readonly<Record<string, string>> = {
  overview: t("orders.overview"),
  facts: t("orders.facts"),
  estimates: t("base.estimates"),
  invoice: t("files.invoice"),
};

/** Those that no part of the order's page clears. */
const elsewhere: Readonly<Record<string, string>> = {
  holdReason: t("help.theStepItself"),
  cancellationReason: t("help.theStepItself"),
  cameFromThere: t("help.anotherStep"),
  lastOpenStatus: t("help.anotherStep"),
};

/** Every sentence that an order says about a blocked step, before which steps it does and where one clears it. */
export function BlockedSteps() {
  const { statuses } = useShopStatuses();

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography component="h4" variant="body2" sx={{ fontWeight: 600 }}>
        {t("help.whatTheOrderSays")}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 3 }}>
        {[...guardSentences].map(([guard, sentence]) => {
          const before = statuses && namesBehind(guard, statuses);
          return (
            <li key={guard}>
              <Typography sx={{ fontWeight: 500 }}>{sentence}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t("help.clearItIn", { place: elsewhere[guard] ?? tabWords[whereMissing(guard).tab] ?? "" })}
              </Typography>
              {before && before.length > 0 && (
                <Typography variant="body2" color="textSecondary">
                  {t("help.askedBefore", { statuses: before.join(", ") })}
                </Typography>
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** The statuses that the guard protects. */
const namesBehind = (guard: string, statuses: readonly RoadStatus[]): string[] => {
  const guarded = new Set(
    statuses.flatMap((from) =>
      movesOf(from).flatMap(({ guards, toStatusId }) => (guards.includes(guard) ? toStatusId : [])),
    ),
  );
  return statuses.filter(({ id }) => guarded.has(id)).map(({ statusName }) => statusName);
};
