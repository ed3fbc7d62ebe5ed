/** Codes that stand behind one another, as simple readers print them: `Stored codes: P0301, P0302`. */
import { stateIn } from "./code-states.ts";
import { codeAt } from "./fault-code.ts";
import type { CodeState } from "./scan-report.ts";

const list = /^(?=[^:]*\b(?:dtcs?|codes?|faults?)\b)([^:\d]{3,40}):\s*(\S.*)$/i;
const mostListed = 100;

/** Null where anything else stands in the row, and for a label of one code, which rows below may say more of. */
export function listedCodes(text: string): { codes: string[]; state: CodeState | null } | null {
  const [, label = "", behind = ""] = list.exec(text) ?? [];
  const words = behind.split(/[\s,;]+/).filter(Boolean);
  const codes = words.slice(0, mostListed).map((word) => codeAt(word));
  const isWhole = codes.length > 0 && codes.every((found) => found !== null && found.rest === "");
  if (codes.length === 1 && codeAt(text)) return null;
  return isWhole ? { codes: codes.flatMap((found) => found?.code ?? []), state: stateIn(label) } : null;
}
