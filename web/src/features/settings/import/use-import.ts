import { useApolloClient } from "@apollo/client/react";
import { importLimits, type ImportKind, type ImportMode } from "@boresight/domain/settings/import/import-kinds";
import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { changesIn, importReportSchema, type ImportQuestion, type ImportReport } from "./import-report.ts";
import { reloadRecords } from "./reload-records.ts";

interface ChosenFile {
  name: string;
  /** Its bytes in base64. */
  content: string;
}

type Columns = readonly (string | null)[];

/** What somebody answered where the file leaves something open. */
type Answers = Partial<Record<ImportQuestion["key"], string>>;

interface Trial {
  kind: ImportKind;
  file: ChosenFile | null;
  answers: Answers;
  /** What somebody said that columns are, by their headers: a corrected file most often has the same. */
  said: ReadonlyMap<string, string | null>;
  report: ImportReport | null;
  problem: string | null;
  /** The request that is under way; the answers to earlier ones no longer count. */
  awaited: symbol | null;
}

const blank = (kind: ImportKind): Trial => ({
  kind,
  file: null,
  answers: {},
  said: new Map(),
  report: null,
  problem: null,
  awaited: null,
});

/** A file that is checked as soon as it is chosen, again with every other choice of columns, and imported on request. */
export function useImport(kind: ImportKind) {
  const client = useApolloClient();
  const showMessage = useMessage();
  const { trial, change, send } = useTrial(kind);
  const { file, answers, said, report, problem, awaited } = trial;
  const check = ({ name, content }: ChosenFile, columns: Columns | null, answered: Answers) =>
    send({ fileName: name, content, columns, ...answered, apply: false });

  return {
    fileName: file?.name ?? null,
    report,
    problem,
    busy: awaited !== null,
    clear: () => change({ ...blank(kind), said }),
    choose: async (chosen: File) => {
      if (chosen.size > importLimits.bytes)
        return change({ ...blank(kind), said, problem: t("settings.importTooLarge") });
      change({ ...blank(kind), said });
      const read = { name: chosen.name, content: await fileContent(chosen) };
      change({ file: read });
      const guessed = await check(read, null, {});
      const columns = guessed && columnsAsSaid(guessed, said);
      if (!columns) return;
      change({ report: { ...guessed, columns: [...columns] } });
      await check(read, columns, {});
    },
    chooseColumn: (index: number, field: string | null) => {
      if (!file || !report) return;
      const columns = report.columns.map((one, at) => (at === index ? field : one === field ? null : one));
      const heard = columns.map((one, at) => [report.headers[at] ?? "", one] as const);
      change({
        report: { ...report, columns },
        said: new Map([...said, ...heard.filter(([header]) => header !== "")]),
      });
      void check(file, columns, answers);
    },
    answer: ({ key }: ImportQuestion, answer: string) => {
      if (!file || !report) return;
      const answered = { ...answers, [key]: answer };
      change({ answers: answered });
      // With other letters the headers may be others too.
      void check(file, key === "encoding" ? null : report.columns, answered);
    },
    apply: async (mode: ImportMode) => {
      if (!file || !report) return;
      const { columns } = report;
      const answer = await send({ fileName: file.name, content: file.content, columns, ...answers, mode, apply: true });
      if (!answer || answer.importId === null) return;
      showMessage(t("settings.importDone", { count: changesIn(answer) }));
      await reloadRecords(client);
    },
  };
}

/** The columns as somebody said them of an earlier file; null where that is how they were guessed. */
function columnsAsSaid({ headers, columns }: ImportReport, said: ReadonlyMap<string, string | null>): Columns | null {
  const spoken = new Set(headers.flatMap((header) => said.get(header) ?? []));
  const meant = headers.map((header, at) => {
    const before = said.get(header);
    const guessed = columns[at] ?? null;
    if (before !== undefined) return headers.indexOf(header) === at ? before : null;
    return guessed !== null && spoken.has(guessed) ? null : guessed;
  });
  return meant.every((field, at) => field === columns[at]) ? null : meant;
}

interface Sent extends Answers {
  fileName: string;
  content: string;
  columns: Columns | null;
  mode?: ImportMode;
  apply: boolean;
}

/** What has come of the file so far. A file of another kind starts over. */
function useTrial(kind: ImportKind) {
  const { token } = useAuth();
  const [trial, setTrial] = useState(() => blank(kind));
  if (trial.kind !== kind) setTrial(blank(kind));
  const change = (part: Partial<Trial>) => setTrial((now) => (now.kind === kind ? { ...now, ...part } : now));
  const send = async (sent: Sent): Promise<ImportReport | null> => {
    const awaited = Symbol(sent.fileName);
    const settle = (part: Partial<Trial>) =>
      setTrial((now) => (now.awaited === awaited ? { ...now, awaited: null, ...part } : now));
    change({ problem: null, awaited });
    try {
      const response = await callFunction({ path: "import-file", input: { kind, ...sent }, token });
      const answer = importReportSchema.parse(await response.json());
      settle(answer.importId === null ? { report: answer } : blank(kind));
      return answer;
    } catch (error) {
      settle({ problem: error instanceof Error ? error.message : t("calibrations.somethingWentWrong") });
      return null;
    }
  };

  return { trial, change, send };
}

/** The bytes of a file in base64: only the server knows every encoding that its letters may have. */
function fileContent(file: Blob): Promise<string> {
  const reader = new FileReader();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  reader.addEventListener("load", () => {
    const { result } = reader; // An address that holds the bytes behind its comma.
    resolve(typeof result === "string" ? result.slice(result.indexOf(",") + 1) : "");
  });
  reader.addEventListener("error", () => reject(reader.error ?? new Error()));
  reader.readAsDataURL(file);
  return promise;
}
