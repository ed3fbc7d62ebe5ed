import { officeCallers } from "@boresight/domain/accounts/roles";
import { workHoursSchema } from "@boresight/domain/schedule/hours/work-entry";
import { exportWorkHours } from "#modules/schedule/hours/export-work-hours.ts";
import { inReport } from "#platform/database/replica/in-report.ts";
import { serverFunction } from "#functions/server-function.ts";
import { StreamedText } from "#functions/streamed-text.ts";

/** Technicians' hours for payroll. */
export const workHoursCsv = serverFunction(
  { path: "work-hours-csv", roles: officeCallers, input: workHoursSchema },
  async ({ caller, input, deps }) => {
    const lines = await inReport(deps, caller, (tx) => exportWorkHours(input, tx));
    return new StreamedText({
      type: "text/csv; charset=utf-8",
      exports: "work_entries",
      fileName: `hours-${input.from}-${input.to}.csv`,
      parts: inParts(lines),
    });
  },
);

async function* inParts(lines: readonly string[]): AsyncGenerator<string> {
  yield lines.join("");
}
