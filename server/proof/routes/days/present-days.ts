import type { DayFigures } from "./driven-day.ts";
import type { SimulatedDays } from "./simulate-days.ts";

interface Run {
  seed: number;
  seconds: number;
}

/** It takes an hour, and is run apart. */
const ofDatabase = `\`ENDURANCE=1 DAYS=4700 vitest run --project server server/proof/routes/days/days-of-database.test.ts\` of 2026-11-30 with two seeds at once, and \`DAYS=320\` with two more: 10,040 days, 82,429 verbs,
35,189 plans looked for and 19,768 applied, now and then by two dispatchers at once. Nothing was booked twice, and no verb failed in another way than it says: 8,378 were refused, 3,888 of them
as changed meanwhile, 3,151 as over, 1,311 as too early for a no-show, 28 as under way. The 9,400 took 97 minutes beside other work, the 640 three and a half.`;

const count = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

export function presentDays(simulated: SimulatedDays, { seed, seconds }: Run): string {
  const { days, troubles, plans, followed, broken, firstFree, improved } = simulated;
  const perDay = (figures: DayFigures, key: keyof DayFigures) => (figures[key] / days).toFixed(key === "miles" ? 1 : 2);
  const rows = (
    [
      ["Miles", "miles"],
      ["Minutes of overtime", "overtimeMinutes"],
      ["Starts more than 15 minutes late", "lateStarts"],
      ["Minutes late, all stops together", "lateMinutes"],
      ["Times that a customer was asked to change", "asked"],
      ["Work done", "done"],
      ["Work that could not be done that day", "notDone"],
    ] as const
  ).map(([what, key]) => `| ${what} | ${perDay(firstFree, key)} | ${perDay(improved, key)} |`);
  return `# Days of vans

\`npm run bench -- days ${days}\` (seed ${seed}, ${Math.round(seconds)} s): ${count.format(days)} simulated days of two or three vans with three to
five stops each, within 28 miles of the base in a straight line, and ${count.format(troubles)} troubles: canceled, nobody there, late by 30 to 120 minutes, the
driver away for the rest of the day, the van's target broken, urgent work besides. The same days are driven twice. **First free
slot**: each work stands in the first free slot, kept free for the work and the way from the base, and stays there; what a van cannot do any more is
booked anew in the first free slot. **Improved**: the plan of the rest of the day is looked for in the morning and after each trouble
(60 rounds), and followed where it is better.

Per day, on average:

| What | First free slot | Improved |
|---|---|---|
${rows.join("\n")}

${count.format(plans)} plans were looked for and ${count.format(followed)} were followed; ${broken.length === 0 ? "none had two stops of a van at a time, none lost or doubled a stop" : `${broken.length} broke a rule`}.

What the database says of such days is a test (\`server/proof/routes/days/days-of-database.test.ts\`): troubles and plans by the verbs that people use,
and after each day no bay, technician, vehicle or target is booked twice.

${ofDatabase}
`;
}
