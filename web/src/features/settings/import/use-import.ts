import { useApolloClient } from "@apollo/client/react";
import { importLimits, type ImportKind, type ImportMode } from "@boresight/domain/settings/import/import-kinds";
import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { fileContent } from "./file-content.ts";
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
  report: ImportReport | null;
  problem: string | null;
  /** The request that is under way; the answers to earlier ones no longer count. */
  awaited: symbol | null;
}

const blank = (kind: ImportKind): Trial => ({
  kind,
  file: null,
  answers: {},
  report: null,
  problem: null,
  awaited: null,
});

/** A file that is checked as soon as it is chosen, again with every other choice of columns, and imported on request. */
export function useImport(kind: ImportKind) {
  const client = useApolloClient();
  const showMessage = useMessage();
  const { trial, change, send } = useTrial(kind);
  const { file, answers, report, problem, awaited } = trial;
  const check = ({ name, content }: ChosenFile, columns: Columns | null, said: Answers) =>
    send({ fileName: name, content, columns, ...said, apply: false });

  return {
    fileName: file?.name ?? null,
    report,
    problem,
    busy: awaited !== null,
    clear: () => change(blank(kind)),
    choose: async (chosen: File) => {
      if (chosen.size > importLimits.bytes) return change({ ...blank(kind), problem: t("settings.importTooLarge") });
      change(blank(kind));
      const read = { name: chosen.name, content: await fileContent(chosen) };
      change({ file: read });
      await check(read, null, {});
    },
    chooseColumn: (index: number, field: string | null) => {
      if (!file || !report) return;
      const columns = report.columns.map((one, at) => (at === index ? field : one === field ? null : one));
      change({ report: { ...report, columns } });
      void check(file, columns, answers);
    },
    answer: ({ key }: ImportQuestion, answer: string) => {
      if (!file || !report) return;
      const said = { ...answers, [key]: answer };
      change({ answers: said });
      // With other letters the headers may be others too.
      void check(file, key === "encoding" ? null : report.columns, said);
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

interface Sent extends Answers {
  fileName: string;
  content: string;
  columns: Columns | null;
  mode?: ImportMode;
  apply: boolean;
}

/** What has come of the file so far. Of another kind it begins anew. */
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
