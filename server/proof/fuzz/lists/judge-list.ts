/** Compares what is read of a random list with what is meant by it. */
import type { AskedImport } from "@boresight/domain/settings/import/import-schema";
import { meantVin } from "@boresight/domain/vehicles/vin";
import { textOf, type ReadRow } from "#modules/settings/import/import-kind.ts";
import { saidCustomer } from "#modules/settings/import/kinds/said-customer.ts";
import { openList, readList } from "#modules/settings/import/read-list.ts";
import { readPhoneNumber } from "#platform/phone-number.ts";
import type { RandomList } from "./random-list.ts";

export interface Judgement {
  /** Cells that are read as they are meant. */
  right: number;
  /** Cells that are refused, or whose row or file says what was made of it. */
  said: number;
  /** Cells that are read as something else without a word. */
  silent: readonly string[];
}

const shop = { currency: "USD", thisYear: 2026 };

export async function judgeList(list: RandomList): Promise<Judgement> {
  const asked: AskedImport = {
    kind: list.kind,
    fileName: "list.csv",
    content: list.bytes.toString("base64"),
    text: null,
    columns: null,
    encoding: null,
    dayOrder: null,
    mode: "whole",
    apply: false,
  };
  const first = openList(asked, {});
  const opened = first.isReadable ? first : openList({ ...asked, dayOrder: list.dayOrder }, {});
  if (!opened.isReadable) return { right: 0, said: 0, silent: [`no columns: ${opened.missing.join()}`] };
  const rows = await readList(opened, shop);
  const isGuess = opened.questions.some(({ key }) => key === "encoding");
  if (rows.length !== list.rows.length) {
    const isSaid = isGuess || rows.some(({ notes, problems }) => notes.length + problems.length > 0);
    return { right: 0, said: isSaid ? list.rows.length : 0, silent: isSaid ? [] : [`${rows.length} rows`] };
  }
  const judged = list.rows.map((meant, index) => judgeRow(meant, rows[index], isGuess));
  return {
    right: judged.reduce((sum, { right }) => sum + right, 0),
    said: judged.reduce((sum, { said }) => sum + said, 0),
    silent: judged.flatMap(({ silent }) => silent),
  };
}

function judgeRow(meant: Readonly<Record<string, unknown>>, row: ReadRow | undefined, isGuess: boolean): Judgement {
  const read = row ? valuesOf(row) : {};
  const wrong = Object.entries(meant).filter(([field, truth]) => !isSame(truth, read[field]));
  const isSaid = isGuess || !row || row.problems.length + row.notes.length > 0;
  const right = Object.keys(meant).length - wrong.length;
  if (isSaid) return { right, said: wrong.length, silent: [] };
  return {
    right,
    said: 0,
    silent: wrong.map(([field, truth]) => `${field}: ${show(truth)} read as ${show(read[field])}`),
  };
}

const show = (value: unknown): string => JSON.stringify(value) ?? "nothing";

/** As the verbs would store it: customers by what their row says of place and telephone. */
function valuesOf({ values }: ReadRow): Readonly<Record<string, unknown>> {
  if ("vinNumber" in values) {
    const vinNumber = meantVin(textOf(values, "vinNumber"));
    return { ...values, vinNumber, ownerPhone: storedPhone(values["ownerPhone"]) };
  }
  if (!("companyName" in values)) return values;
  const { customer, address } = saidCustomer(values);
  return { country: "US", ...customer, ...address, phone: storedPhone(customer["phone"]) };
}

function storedPhone(written: unknown): string | undefined {
  const read = typeof written === "string" ? readPhoneNumber(written) : null;
  return read ? `${read.phone}${read.extension ? ` x${read.extension}` : ""}` : undefined;
}

/** Postal codes of Canada are stored with a space, whatever they are written with. */
const isSame = (truth: unknown, read: unknown): boolean => plain(truth) === plain(read);

const plain = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  return /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i.test(value) ? value.toUpperCase().replaceAll(/[ -]/g, "") : value.trim();
};
