import { t } from "@boresight/domain/texts/text";
import { createContext, Suspense, useCallback, useContext, useState, type ReactNode } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

// Loaded with the first question: the sign-in page has none.
const ConfirmBox = lazyPart(async () => (await import("./confirm-box.tsx")).ConfirmBox);

type Ask = (question?: string) => Promise<boolean>;

interface Question {
  text: string;
  answer: (confirmed: boolean) => void;
}

const ConfirmContext = createContext<Ask | null>(null);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useCallback<Ask>((text = t("ui.areYouSure")) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setQuestion({ text, answer: resolve });
    return promise;
  }, []);
  const settle = (confirmed: boolean) => {
    question?.answer(confirmed);
    setQuestion(null);
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      <Suspense>{question && <ConfirmBox text={question.text} onSettle={settle} />}</Suspense>
    </ConfirmContext>
  );
}

/** Asks for confirmation of something that cannot be undone: `if (await confirm()) …` */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error("useConfirm needs a ConfirmProvider above it");
  return ask;
}
