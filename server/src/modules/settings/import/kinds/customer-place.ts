/** The address that a row has for a customer, as it is meant. */
import { addressOf, meantPlace } from "@boresight/domain/customers/meant-place";
import { text } from "@boresight/domain/texts/text";
import { textOf, type RowValues } from "../import-kind.ts";

const placed = ["street", "unit", "city", "state", "postalCode", "country"] as const;
const lines = ["billTo1", "billTo2", "billTo3", "billTo4", "billTo5"] as const;

interface SaidPlace {
  /** Null: the row has no address. */
  address: Record<string, unknown> | null;
  notes: readonly string[];
}

/** Reads an address in columns, in lines, or in one cell; `names` are the customer's, which lines may begin with. */
export function placeIn(values: RowValues, names: readonly string[]): SaidPlace {
  const said = Object.fromEntries(
    placed.flatMap((name) => (name in values ? [[name, textOf(values, name)] as const] : [])),
  );
  const written = said["city"] === undefined ? linesIn(values, names) : [];
  const whole = written.length === 0 ? null : addressOf(written);
  const notes = written.length > 1 && !whole ? [text("settings.importAddressLeft", { text: written.join(", ") })] : [];
  const address: Record<string, string> = { ...said, ...(whole && filledOf({ ...whole }, said)) };
  // A postal code alone only says who is meant.
  if (!Object.keys(address).some((name) => name !== "postalCode" && name !== "country"))
    return { address: null, notes };
  const { state = "", postalCode = "", country = "" } = address;
  const { notes: ofPlace, ...place } = meantPlace({ state, postalCode, country });
  const known = Object.entries(place).filter(
    ([name, value]) => name in address || (name === "country" && value !== "US"),
  );
  return { address: { ...address, ...Object.fromEntries(known) }, notes: [...notes, ...ofPlace] };
}

const filledOf = (whole: Readonly<Record<string, string>>, said: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(whole).filter(([name, value]) => value !== "" && (name === "street" || !said[name])),
  );

/** Without the lines that say the customer's name again. */
function linesIn(values: RowValues, names: readonly string[]): readonly string[] {
  const written = lines.map((line) => textOf(values, line)).filter(Boolean);
  const all = written.length > 0 ? written : textOf(values, "street").split(/[\r\n]+/);
  return all.map((line) => line.trim()).filter((line) => line !== "" && !names.includes(line));
}
