import { area } from "#area.ts";
import { dashboardsPlugin } from "#graphql/fields/dashboards/dashboards.ts";
import { figuresPlugin } from "#graphql/fields/dashboards/figures.ts";
import { job } from "#jobs/job.ts";
import { keepAllDays } from "./keep-days.ts";

export const dashboardsArea = area("dashboards", {
  reads: [dashboardsPlugin, figuresPlugin],
  jobs: [job({ name: "keep-days", kind: "upkeep", when: "*/5 * * * *", run: (_none, { pool }) => keepAllDays(pool) })],
});
