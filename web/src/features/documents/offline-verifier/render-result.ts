import type { CheckedFile, GenuineDocument } from "./check-files.ts";
import { numberOf } from "./check-files.ts";
import { details, element, isolated } from "./elements.ts";
import type { VerifierWords } from "./verifier-words.ts";
import type { Withdrawal } from "./withdrawals.ts";

const verdicts = {
  genuine: ["good", "documents.verifierGenuine", "documents.verifierGenuineMeans"],
  evidence: ["good", "documents.verifierEvidence", "documents.verifierEvidenceMeans"],
  changed: ["bad", "documents.verifierChanged", "documents.verifierChangedMeans"],
  otherKey: ["bad", "documents.verifierOtherKey", "documents.verifierOtherKeyMeans"],
  outOfTime: ["bad", "documents.verifierOutOfTime", "documents.verifierOutOfTimeMeans"],
  unsigned: ["bad", "documents.verifierUnsigned", "documents.verifierUnsignedMeans"],
  unrelated: ["unsure", "documents.verifierUnrelated", "documents.verifierUnrelatedMeans"],
} as const satisfies Record<CheckedFile["verdict"], readonly string[]>;

/** What was found about one file. */
export function renderResult(file: CheckedFile, words: VerifierWords, withdrawal: Withdrawal | null): HTMLElement {
  const { say } = words;
  const [tone, title, meaning] = verdicts[file.verdict];
  const number = file.verdict === "evidence" ? file.of : "";
  return element(
    "section",
    { class: tone },
    element("h2", {}, say(title)),
    element("p", {}, isolated(file.name, "soft")),
    element("p", {}, say(meaning, { number })),
    withdrawal && file.verdict === "genuine" ? renderWithdrawal(numberOf(file.said), withdrawal, words) : null,
    file.verdict === "genuine" ? renderDocument(file, words) : null,
  );
}

const withdrawalTexts = {
  revoked: "documents.verifierIsRevoked",
  stands: "documents.verifierStands",
  superseded: "documents.verifierIsSuperseded",
  tooShort: "documents.verifierListTooShort",
} as const;

const renderWithdrawal = (number: string, { state, moment }: Withdrawal, words: VerifierWords): HTMLElement =>
  element(
    "p",
    { class: state === "stands" ? "" : "bad-line" },
    words.say(withdrawalTexts[state], { number, moment: words.moment(moment) }),
  );

function stampWords({ stampedAt, stampSigner }: GenuineDocument, { say, moment }: VerifierWords): string {
  if (stampedAt === null) return say("documents.verifierNoStamp");
  const at = { moment: moment(stampedAt) };
  return stampSigner?.state === "signed"
    ? say("documents.verifierStampedBy", { ...at, authority: stampSigner.by })
    : say("documents.verifierStampUnread", at);
}

function renderDocument(file: GenuineDocument, words: VerifierWords): HTMLElement {
  const { say, moment } = words;
  const { said, keyId, json, found } = file;
  const { content, evidence } = said;
  return element(
    "div",
    {},
    details([
      [content.title, said.number === null ? null : isolated(said.number)],
      ...content.parties.map(({ heading, lines }) => [heading, isolated(lines.map(plain).join(" · "))] as const),
      ...content.facts.map(({ label, value }) => [label, isolated(plain(value))] as const),
      [say("documents.verifierSignedOn"), moment(said.signedAt)],
      [say("documents.verifierStampedOn"), stampWords(file, words)],
      [
        say("documents.verifierFound"),
        evidence && say("documents.verifierFoundOf", { found, count: evidence.files.length }),
      ],
      [say("documents.verifierRoot"), evidence && isolated(evidence.root, "code")],
      [say("documents.verifierKey"), isolated(keyId, "code")],
    ]),
    json === null ? null : saveButton(json, file.name, say("documents.verifierSaveJson")),
  );
}

/** Text of a document: words, or a code that runs from left to right. */
const plain = (text: unknown): string =>
  typeof text === "object" && text !== null && "code" in text ? String(text.code) : String(text);

function saveButton(json: string, name: string, label: string): HTMLElement {
  const button = element("button", { type: "button" }, label);
  button.addEventListener("click", () => {
    const url = URL.createObjectURL(new Blob([json], { type: "application/json" }));
    element("a", { href: url, download: `${name.replace(/\.pdf$/i, "")}.json` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  });
  return button;
}
