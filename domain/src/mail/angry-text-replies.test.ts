import { expect, test } from "vitest";
import { judgeTextReply } from "./judge-text-reply.ts";

test.each([
  "Plz quit blowing up my phone",
  "Stop it now or my lawyer will call you",
  "I want off",
  "stahp",
  "Bitte keine SMS mehr",
  "keine Nachrichten mehr",
  "não quero mais mensagens",
  "Não me enviem mais",
])("%j ends the texts", (reply) => {
  expect(judgeTextReply(reply)).toBe("stop");
});

test.each(["The brakes stop fine now", "Keine Nachricht bekommen", "I want off-road lights too", "5 or stop at 6?"])(
  "%j does not",
  (reply) => {
    expect(judgeTextReply(reply)).not.toBe("stop");
  },
);
