import { createServer } from "node:http";
import { tmpdir } from "node:os";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startElsewhere } from "../../../test/fakes/elsewhere.ts";
import { createLog } from "#platform/log.ts";
import { openVinDecoder } from "./vin-decoder.ts";

const unknownModel = "1HGCM82633A004352";
let answer: { status: number; body: string; location?: string };
let asked: string[];
let url: string;
const decoder = createServer((request, response) => {
  asked.push(request.url ?? "");
  const { status, body, location } = answer;
  response.writeHead(status, { "content-type": "application/json", ...(location && { location }) }).end(body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => decoder.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(decoder.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: "{}" };
});
afterAll(() => decoder.close());

const open = (address: string | null) =>
  openVinDecoder({
    config: { vinDecoderUrl: address, dataDir: tmpdir() },
    log: createLog("silent"),
    clock: () => new Date("2026-06-01T12:00:00Z"),
  });
const told = (values: Record<string, string>) => ({ status: 200, body: JSON.stringify({ Results: [values] }) });

test("without a decoder the table is read, and no request is sent", async () => {
  expect(await open(null)(unknownModel)).toMatchObject({
    make: "Honda",
    model: "Accord",
    year: 2003,
    source: "built-in",
  });
  expect(asked).toEqual([]);
});

test("a decoder is believed before the table, and says which functions are fitted", async () => {
  answer = told({
    Make: "HONDA",
    Model: "Accord Coupe",
    Trim: "EX-V6",
    ModelYear: "2004",
    LaneDepartureWarning: "Standard",
    ParkAssist: "",
    BlindSpotMon: "Not Available",
  });

  expect(await open(url)(unknownModel)).toMatchObject({
    make: "Honda",
    model: "Accord Coupe",
    trim: "EX-V6",
    year: 2004,
    source: "decoder",
    adasFeatures: ["LaneDepartureWarning"],
  });
  expect(asked).toEqual([`/vehicles/DecodeVinValues/${unknownModel}?format=json`]);
});

test.each([
  [500, "down for repair"],
  [200, "not json"],
  [200, '{"Results": []}'],
])("a decoder that answers %i %s only loses its own data", async (status, body) => {
  answer = { status, body };

  expect(await open(url)(unknownModel)).toMatchObject({ make: "Honda", source: "built-in", adasFeatures: [] });
});

test("a decoder that leads elsewhere is not followed", async () => {
  await using elsewhere = await startElsewhere(told({ Make: "OPEL", Model: "Astra" }).body);
  answer = { status: 302, body: "", location: elsewhere.url };

  expect(await open(url)(unknownModel)).toMatchObject({ make: "Honda", source: "built-in" });
  expect(elsewhere.asked()).toBe(0);
});

test("an unreachable decoder only loses its own data", async () => {
  expect(await open("http://127.0.0.1:1")(unknownModel)).toMatchObject({ source: "built-in" });
});

test("no request is sent for an incomplete VIN", async () => {
  await open(url)("1HGCM8263");

  expect(asked).toEqual([]);
});
