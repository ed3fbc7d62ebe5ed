import { t } from "@boresight/domain/texts/text";
import { useMessage } from "#ui/messages/message-bar.tsx";

/** Copies a text and says so; where the browser does not allow it, as without HTTPS, it says that instead. */
export function useCopy(): (text: string, label: string) => Promise<void> {
  const showMessage = useMessage();

  return async (text, label) => {
    try {
      await navigator.clipboard.writeText(text);
      showMessage(t("ui.labelCopied", { label }));
    } catch {
      showMessage(t("ui.couldNotCopy", { label }), { color: "warning" });
    }
  };
}
