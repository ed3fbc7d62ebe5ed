// Names that a shop begins with, in the language of their reader. Only builds with VITE_I18N contain this file.
import { builtInKey } from "@boresight/domain/texts/built-in-key";
import { currentLanguage } from "@boresight/domain/texts/language";
import { textByKey } from "@boresight/domain/texts/text";
import type { FieldReadFunction, TypePolicies } from "@apollo/client";

/** The name of a row in the reader's language; one that the shop chose stays as typed. */
export function builtInName(name: string): string {
  const key = currentLanguage() === "en" ? undefined : builtInKey(name);
  return (key && textByKey(`defaults.${key}`)) ?? name;
}

/** Forms ask for a name under an alias of their own, and get it as it is stored. */
const name: FieldReadFunction<unknown, unknown> = (stored, { field }) =>
  typeof stored === "string" && !field?.alias ? builtInName(stored) : stored;

const named: readonly string[] = ["calibration", "file", "task"];

/** What keeps an order from a step names tasks, files and work among figures and keys. */
const namesWithin: FieldReadFunction<unknown, unknown> = (stored) =>
  typeof stored === "object" && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).map(([key, value]) => [
          key,
          named.includes(key) && typeof value === "string" ? builtInName(value) : value,
        ]),
      )
    : stored;

/** The rows that a shop begins with. */
export function builtInNames(): TypePolicies {
  return {
    CalibrationChoice: { fields: { name } },
    CalibrationSuggestion: { fields: { name } },
    EmailTemplate: { fields: { name } },
    LineItemType: { fields: { name } },
    OrderTask: { fields: { taskName: name, description: name } },
    OrderTaskFile: { fields: { title: name, description: name } },
    RepairOperation: { fields: { name } },
    ServiceOrderStatus: { fields: { statusName: name, customerLabel: name } },
    StatusCount: { fields: { statusName: name } },
    Task: { fields: { taskName: name, description: name } },
    TaskFile: { fields: { title: name, description: name } },
    UnmetGuard: { fields: { params: namesWithin } },
  };
}
