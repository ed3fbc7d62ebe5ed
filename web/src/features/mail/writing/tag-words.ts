import { t } from "@boresight/domain/texts/text";
import {
  isTemplateVariable,
  listVariable,
  templateList,
  templateVariables,
} from "@boresight/domain/mail/template-variables";

/** Whether a tag is a value, and does not begin or end a part of the text. */
export const isValueTag = (code: string): boolean => code === listVariable || isTemplateVariable(code);

/** What a tag `{{…}}` is called in the editor; an unknown one is shown as it was written. */
export function tagWords(code: string): string {
  const [, block, name = ""] = /^#(if|each)\s+(\S+)$/.exec(code) ?? [];
  if (block === "if") return t("mail.onlyIfKnown", { value: variableWords(name) });
  if (block === "each") return variableWords(name);
  if (code === "else") return t("mail.otherwise");
  if (code === "/if" || code === "/each") return t("mail.endOfPart");
  return variableWords(code);
}

function variableWords(name: string): string {
  if (name === templateList) return t("mail.everyCalibrationOfTheOrder");
  if (name === listVariable) return t("base.calibration");
  return isTemplateVariable(name) ? templateVariables[name] : `{{${name}}}`;
}
