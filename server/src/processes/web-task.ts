// What the first process and a web process say to each other.
import { z } from "zod";
import type { FiguresOfProcess } from "./serve-metrics.ts";
import type { Config } from "#platform/settings/config.ts";

/** The first message to a web process; further ones are `drain`, `figures` and `end`. */
export interface WebTask {
  /** Which of the web processes it is, from 1; one that is started in the place of another has its number. */
  number: number;
  config: Config;
  /** Where app_server logs in. */
  serverUrl: string;
}

/** A web process says once how its start went: null, or why it cannot serve. */
export const webReportSchema = z.object({ problem: z.nullable(z.string()) });

export type WebReport = z.infer<typeof webReportSchema>;

/** What a web process answers to `figures`. */
export const webFiguresSchema = z.object({ figures: z.array(z.custom<FiguresOfProcess[number]>()) });
