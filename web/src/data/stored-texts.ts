// Rows hold the built-in names of statuses, tasks and work, and the sentences of alerts, in English. Only builds with VITE_I18N
// contain this file.
import { currentLanguage } from "@boresight/domain/texts/language";
import { sayAgain, sayName } from "@boresight/domain/texts/known-sentence";
import { textByKey } from "@boresight/domain/texts/text";
import type { FieldReadFunction, TypePolicies } from "@apollo/client";

const inReadersLanguage = (key: string, params: Parameters<typeof textByKey>[1]) => textByKey(key, params) ?? "";

/** A sentence that the server wrote in English, in the reader's language. */
export const storedSentence = (sentence: string): string =>
  currentLanguage() === "en" ? sentence : sayAgain(sentence, inReadersLanguage);

/** A name of a row, in the reader's language where it still is the built-in one. */
export const storedName = (name: string): string =>
  currentLanguage() === "en" ? name : sayName(name, inReadersLanguage);

/** Forms ask for a name under an alias of their own, and get it as it is stored. */
const read =
  (said: (text: string) => string): FieldReadFunction<unknown, unknown> =>
  (stored, { field }) => {
    if (field?.alias) return stored;
    if (Array.isArray(stored)) return stored.map((text) => said(String(text)));
    return typeof stored === "string" ? said(stored) : stored;
  };

const named: readonly string[] = ["calibration", "file", "task"];

/** What keeps an order from a step names tasks, files and work among figures and keys. */
const namesWithin: FieldReadFunction<unknown, unknown> = (stored) =>
  typeof stored === "object" && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).map(([key, value]) => [
          key,
          named.includes(key) && typeof value === "string" ? storedName(value) : value,
        ]),
      )
    : stored;

/** What a shop typed itself equals no built-in text, and is shown as typed. */
export function storedTexts(): TypePolicies {
  const [name, sentence] = [read(storedName), read(storedSentence)];
  return {
    AdminNotification: { fields: { message: sentence } },
    CalibrationChoice: { fields: { name } },
    CalibrationSuggestion: { fields: { name } },
    EmailTemplate: { fields: { name } },
    LineItemType: { fields: { name } },
    OrderReadiness: { fields: { reasons: sentence } },
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
