import { t } from "@boresight/domain/texts/text";

/** Asked before a form with unsaved changes closes. */
export const leaveUnsaved = t("base.discardUnsavedChanges");
