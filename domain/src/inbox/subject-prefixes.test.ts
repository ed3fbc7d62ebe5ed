import { expect, test } from "vitest";
import { isForwardSubject, isReplySubject } from "./subject-prefixes.ts";

test.each([
  "Re: x",
  "RE: x",
  "Re[2]: x",
  "AW: x",
  "AW: WG: x",
  "Antw: x",
  "Rép : x",
  "RE : x",
  "SV: x",
  "VS: x",
  "R: x",
  "RES: x",
  "Odp: x",
  "YNT: x",
  "HA: x",
  "رد: x",
  "回复：x",
  "返信: x",
])("%j answers", (subject) => {
  expect([isReplySubject(subject), isForwardSubject(subject)]).toEqual([true, false]);
});

test.each([
  "Fw: x",
  "FWD: x",
  "Fwd: Re: x",
  "WG: x",
  "TR : x",
  "RV: x",
  "VB: x",
  "ENC: x",
  "I: x",
  "Doorst: x",
  "إعادة توجيه: x",
  "转发：x",
  "転送: x",
])("%j passes on", (subject) => {
  expect([isReplySubject(subject), isForwardSubject(subject)]).toEqual([false, true]);
});

test.each(["Repair: RO 1", "Restart", "Item: bumper", "RO: 48213", "Camry re: bumper", "Trim: left", "VIN: x"])(
  "%j does neither",
  (subject) => {
    expect([isReplySubject(subject), isForwardSubject(subject)]).toEqual([false, false]);
  },
);
