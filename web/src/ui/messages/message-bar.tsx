import type { AlertColor } from "@mui/material/Alert";
import { createContext, Suspense, useCallback, useContext, useState, type ReactNode } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { PlainBar } from "#ui/lazy/plain-bar.tsx";

// Loaded once somebody is signed in, or with the first message: the sign-in page has none.
const MessageSnackbar = lazyPart(async () => (await import("./message-snackbar.tsx")).MessageSnackbar, PlainMessage);

/** The first message may be that the server cannot be reached: it is shown even if this component cannot be loaded. */
function PlainMessage({ props: { message } }: { props: { message: Message } }) {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <PlainBar onClose={() => setIsOpen(false)}>{message.text}</PlainBar>;
}

/** Loads the component while the network is available. */
export const fetchMessageBar = MessageSnackbar.fetch;

interface MessageOptions {
  color?: AlertColor;
  /** Milliseconds until it closes by itself; 0 stays until closed. */
  timeout?: number;
  /** Takes back what the message reports, as long as it is shown. */
  undo?: (() => void) | undefined;
}

export interface Message extends MessageOptions {
  text: string;
  count: number;
}

type ShowMessage = (text: string, options?: MessageOptions) => void;

const MessageContext = createContext<ShowMessage | null>(null);

/** The message bar at the bottom of the page; a new message replaces the previous one. */
export function MessageProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message | null>(null);
  const show = useCallback<ShowMessage>((text, options) => {
    setMessage((before) => ({ ...options, text, count: (before?.count ?? 0) + 1 }));
  }, []);

  return (
    <MessageContext value={show}>
      {children}
      <Suspense>{message && <MessageSnackbar key={message.count} message={message} />}</Suspense>
    </MessageContext>
  );
}

export function useMessage(): ShowMessage {
  const show = useContext(MessageContext);
  if (!show) throw new Error("useMessage needs a MessageProvider above it");
  return show;
}
