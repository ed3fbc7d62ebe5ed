import type { DocumentLooks } from "@boresight/domain/settings/document-settings";
import { currentLanguage } from "@boresight/domain/texts/language";
import { useEffect, useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";

export type PreviewedType = "certificate" | "estimate" | "invoice" | "statement";

/** The typist pauses. */
const pause = 700;

/** The PDF with these looks, or why there is none; the one before stays until the next is there. */
export function usePreview(type: PreviewedType, looks: DocumentLooks | null) {
  const { token } = useAuth();
  const [shown, setShown] = useState<{ content: Blob | null; problem: string | null }>({
    content: null,
    problem: null,
  });
  const asked = looks && JSON.stringify({ type, language: currentLanguage(), looks });

  useEffect(() => {
    if (asked === null) return undefined;
    let gone = false;
    const show = async () => {
      const response = await callFunction({ path: "documents/preview", input: JSON.parse(asked), token });
      const content = await response.blob();
      if (!gone) setShown({ content, problem: null });
    };
    const timer = setTimeout(
      () =>
        void show().catch((error: unknown) => {
          if (!gone) setShown({ content: null, problem: error instanceof Error ? error.message : String(error) });
        }),
      pause,
    );

    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asked, token]);

  return shown;
}
