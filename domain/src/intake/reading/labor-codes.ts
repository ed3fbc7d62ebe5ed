/** The labor operations of CIECA's data files, EMS and BMS. */
import type { LineOperation } from "./estimate-document.ts";

const codes: Readonly<Record<string, LineOperation>> = {
  OP1: "refinish",
  OP2: "removeInstall",
  OP4: "align",
  OP5: "overhaul",
  OP6: "refinish",
  OP7: "other", // Inspect.
  OP8: "align", // Check or adjust.
  OP9: "repair",
  OP10: "repair",
  OP11: "replace",
  OP12: "section",
  OP15: "blend",
  OP16: "sublet",
  OP20: "removeInstall",
  OP26: "repair", // Paintless dent repair.
  OP100: "replace",
  OP101: "replace",
  OP103: "section",
  OP104: "section",
  OP106: "repair",
  OP109: "replace",
  OP110: "refinish",
  OP111: "replace",
  OP112: "replace",
  OP113: "replace",
  OP114: "replace",
  OP120: "repair",
  OP260: "sublet",
};

/** Null for codes that are no work on a part: costs, labor added, allowances. */
export const laborOperation = (code: string): LineOperation | null =>
  codes[
    code
      .trim()
      .toUpperCase()
      .replace(/^0?P?(?=\d)/, "OP")
  ] ?? null;
