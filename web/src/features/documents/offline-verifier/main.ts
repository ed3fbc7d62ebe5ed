// The page that verifies documents without a network: built into one file of its own, which the server fills and people keep.
import type { VerifierSetup } from "@boresight/domain/documents/signed/verifier-page";
import { languageNames, languageOf, languages } from "@boresight/domain/texts/language";
import { checkFiles, withStampSigners, type CheckedFile, type ChosenFile } from "./check-files.ts";
import { element } from "./elements.ts";
import { renderResult } from "./render-result.ts";
import { wordsIn, type VerifierWords } from "./verifier-words.ts";
import { fetchWithdrawn, withdrawalOf } from "./withdrawals.ts";
import type { WithdrawnList } from "@boresight/domain/documents/signed/document-statement";

// What the server wrote.
const setup = JSON.parse(document.querySelector("#setup")?.textContent ?? "") as VerifierSetup;
const page = document.querySelector("#page") ?? document.body;
const largestFile = 200_000_000;

interface Shown {
  words: VerifierWords;
  files: readonly CheckedFile[];
  tooLarge: readonly string[];
  /** `failed`: somebody asked for the list, and got none. */
  list: WithdrawnList | "failed" | null;
}

let shown: Shown = {
  words: wordsIn(languageOf(navigator.language.slice(0, 2)), setup),
  files: [],
  tooLarge: [],
  list: null,
};

function show(change: Partial<Shown>): void {
  shown = { ...shown, ...change };
  const { language, say } = shown.words;
  document.documentElement.lang = language;
  document.documentElement.dir = language === "ar" ? "rtl" : "ltr";
  document.title = say("documents.verifierTitle");
  head.replaceChildren(element("h1", {}, say("documents.verifierTitle")), languageChoice());
  lead.replaceChildren(
    element("p", {}, say("documents.verifierLead")),
    element("p", {}, say("documents.verifierDrop")),
  );
  chooseLabel.textContent = say("documents.verifierChoose");
  results.replaceChildren(...resultsOf(shown));
  foot.textContent = say("documents.verifierKeysOf", { moment: shown.words.moment(setup.madeAt) });
}

function resultsOf({ words, files, tooLarge, list }: Shown): Node[] {
  const { say } = words;
  const withdrawal = (file: CheckedFile) =>
    list && list !== "failed" && file.verdict === "genuine" ? withdrawalOf(file.said, list) : null;
  return [
    ...files.map((file) => renderResult(file, words, withdrawal(file))),
    ...tooLarge.map((name) =>
      element(
        "section",
        { class: "unsure" },
        element("h2", {}, say("documents.verifierTooLarge")),
        element("p", {}, name),
      ),
    ),
    ...(files.some(({ verdict }) => verdict === "genuine") ? [notChecked(words, list)] : []),
  ];
}

function notChecked({ say }: VerifierWords, list: Shown["list"]): HTMLElement {
  const lookUp = element("button", { type: "button" }, say("documents.verifierLookUp"));
  lookUp.addEventListener("click", () => {
    lookUp.disabled = true;
    void fetchWithdrawn(setup.withdrawnUrl, setup.keys).then((found) => show({ list: found ?? "failed" }));
  });
  const isKnown = list !== null && list !== "failed";
  return element(
    "section",
    {},
    element("h2", {}, say("documents.verifierNotChecked")),
    element(
      "ul",
      {},
      element("li", {}, say("documents.verifierNotTrue")),
      element("li", {}, say("documents.verifierNotService")),
      isKnown ? null : element("li", {}, say("documents.verifierNotWithdrawnYet")),
    ),
    list === "failed" ? element("p", { class: "bad-line" }, say("documents.verifierListFailed")) : null,
    lookUp,
  );
}

function languageChoice(): HTMLElement {
  const options = languages.map((language) => element("option", { value: language }, languageNames[language]));
  const choice = element("select", { "aria-label": Object.values(languageNames).join(" / ") }, ...options);
  choice.value = shown.words.language;
  choice.addEventListener("change", () => {
    show({ words: wordsIn(languageOf(choice.value), setup) });
    head.querySelector("select")?.focus();
  });
  return choice;
}

async function check(chosen: readonly File[]): Promise<void> {
  const readable = chosen.filter(({ size }) => size <= largestFile);
  const files: ChosenFile[] = [];
  for (const file of readable) files.push({ name: file.name, content: new Uint8Array(await file.arrayBuffer()) });
  const tooLarge = chosen.filter((file) => !readable.includes(file)).map(({ name }) => name);
  show({ files: await withStampSigners(checkFiles(files, setup.keys)), tooLarge });
}

const head = element("header");
const lead = element("div");
const chooseLabel = element("span");
const input = element("input", { type: "file", multiple: "" });
const results = element("div", { "aria-live": "polite" });
const foot = element("p", { class: "soft" });
results.className = "results";
input.addEventListener("change", () => void check([...(input.files ?? [])]));
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  event.preventDefault();
  void check([...(event.dataTransfer?.files ?? [])]);
});
page.append(
  head,
  element("section", {}, lead, element("p", {}, element("label", { class: "choose" }, chooseLabel, input))),
  results,
  foot,
);
show({});
