import type { Simulator } from "../simulator.ts";
import { deliverWebhooks } from "./deliver-webhooks.ts";

/** Reports changes a moment after the first one, together with what follows; nothing when the options do not say so. */
export function reportByItself(simulator: Simulator): { look: () => void; end: () => Promise<void> } {
  const delay = simulator.options.webhookDelayMs;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  const send = () => {
    timer = undefined;
    sending = sending.then(() => deliverWebhooks(simulator)).catch(() => {}); // Nobody listens: change capture finds it.
  };
  return {
    look() {
      if (delay !== undefined) timer ??= setTimeout(send, delay).unref();
    },
    async end() {
      clearTimeout(timer);
      await sending;
    },
  };
}
