/** Decodes VINs by the table of the product, and by a public decoder where one is configured, which then wins. */
import { undecodedVin, type DecodedVin } from "@boresight/domain/vehicles/vin-decode";
import { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import { openBreaker } from "#platform/limits/breaker.ts";
import type { Log } from "#platform/log.ts";
import { usualMake } from "./table/usual-names.ts";
import { openVinTable } from "./table/open-vin-table.ts";

export interface VinAnswer extends DecodedVin {
  source: "built-in" | "decoder";
  /** The day of the data of our table; null for a VIN that it was not asked about. */
  tableDay: string | null;
  /** As reported by the decoder; an empty list means unknown, not absent. */
  adasFeatures: readonly string[];
  /** The decoder's own wording. */
  raw: unknown;
}

export type DecodeVin = (vin: string) => Promise<VinAnswer>;

const patience = 2500;

/** The shape of NHTSA vPIC's `DecodeVinValues` answer; empty strings mean unknown. */
const answerSchema = z.object({ Results: z.array(z.record(z.string(), z.string().nullable())).min(1) });

const featureFields = [
  "AdaptiveCruiseControl",
  "BlindSpotMon",
  "ForwardCollisionWarning",
  "LaneCenteringAssistance",
  "LaneDepartureWarning",
  "LaneKeepSystem",
  "ParkAssist",
  "RearCrossTrafficAlert",
  "RearVisibilitySystem",
  "AdaptiveDrivingBeam",
];

interface Deps {
  config: {
    /** The decoder's address; null sends no requests. */
    vinDecoderUrl: string | null;
    /** Where an operator can put a newer table. */
    dataDir: string;
  };
  log: Log;
  clock: Clock;
}

/** A decoder that fails or answers nonsense loses its own data, never the request. */
export function openVinDecoder({ config: { vinDecoderUrl: url, dataDir }, log, clock }: Deps): DecodeVin {
  const breaker = openBreaker();
  return async (vin) => {
    const builtIn = await byTable(undecodedVin(vin), dataDir, clock().getUTCFullYear());
    if (url === null || builtIn.vinNumber.length !== 17) return builtIn;
    try {
      return merged(builtIn, await breaker.run(() => ask(url, builtIn.vinNumber)));
    } catch (error) {
      log.warn({ err: error }, "the VIN decoder did not answer");
      return builtIn;
    }
  };
}

async function byTable(given: DecodedVin, dataDir: string, thisYear: number): Promise<VinAnswer> {
  const answer: VinAnswer = { ...given, source: "built-in", tableDay: null, adasFeatures: [], raw: null };
  if (given.vinNumber.length !== 17) return answer;
  const table = await openVinTable(dataDir);
  const { make, model, series, trim, year } = table.decode(given.vinNumber, thisYear);
  return { ...answer, tableDay: table.day, make, model, trim: trim ?? series, year };
}

async function ask(url: string, vin: string): Promise<Record<string, string | null>> {
  const response = await fetch(`${url}/vehicles/DecodeVinValues/${vin}?format=json`, {
    signal: AbortSignal.timeout(patience),
    redirect: "error",
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const [first = {}] = answerSchema.parse(await response.json()).Results;
  return first;
}

const usual = (make: string | null): string | null => make && usualMake(make);

function merged(builtIn: VinAnswer, raw: Record<string, string | null>): VinAnswer {
  const told = (field: string) => raw[field]?.trim() || null;
  const year = Number(told("ModelYear"));
  return {
    ...builtIn,
    source: "decoder",
    make: usual(told("Make")) ?? builtIn.make,
    model: told("Model") ?? builtIn.model,
    trim: told("Trim") ?? builtIn.trim,
    year: Number.isInteger(year) && year > 0 ? year : builtIn.year,
    adasFeatures: featureFields.filter((field) => /^(standard|optional)$/i.test(told(field) ?? "")),
    raw,
  };
}
