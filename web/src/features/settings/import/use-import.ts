import { useApolloClient } from "@apollo/client/react";
import { importLimits, type ImportKind, type ImportMode } from "@boresight/domain/settings/import/import-kinds";
import { t } from "@boresight/domain/texts/text";
import { useRef, useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { changesIn, importReportSchema, type ImportReport } from "./import-report.ts";

interface ChosenFile {
  name: string;
  text: string;
}

type Columns = readonly (string | null)[];

/** A file that is checked as soon as it is chosen, again with every other choice of columns, and imported on request. */
export function useImport(kind: ImportKind) {
  const client = useApolloClient();
  const showMessage = useMessage();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, send, forget } = useSending(kind, setProblem);
  const clear = () => {
    forget();
    setFile(null);
    setReport(null);
    setProblem(null);
  };
  const check = async (chosen: ChosenFile, columns: Columns | null) => {
    const answer = await send({ fileName: chosen.name, text: chosen.text, columns, apply: false });
    if (answer) setReport(answer);
  };

  return {
    fileName: file?.name ?? null,
    report,
    problem,
    busy,
    clear,
    choose: async (chosen: File) => {
      clear();
      if (chosen.size > importLimits.bytes) return setProblem(t("settings.importTooLarge"));
      const read = { name: chosen.name, text: await chosen.text() };
      setFile(read);
      await check(read, null);
    },
    chooseColumn: (index: number, field: string | null) => {
      if (!file || !report) return;
      const columns = report.columns.map((one, at) => (at === index ? field : one === field ? null : one));
      setReport({ ...report, columns });
      void check(file, columns);
    },
    apply: async (mode: ImportMode) => {
      if (!file || !report) return;
      const answer = await send({ fileName: file.name, text: file.text, columns: report.columns, mode, apply: true });
      if (!answer) return;
      if (answer.importId === null) return setReport(answer);
      showMessage(t("settings.importDone", { count: changesIn(answer) }));
      clear();
      await client.refetchQueries({ include: ["Imports"] });
    },
  };
}

interface Sent {
  fileName: string;
  text: string;
  columns: Columns | null;
  mode?: ImportMode;
  apply: boolean;
}

/** Sends the file; only the latest of several answers counts. */
function useSending(kind: ImportKind, setProblem: (problem: string | null) => void) {
  const { token } = useAuth();
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  const send = async (sent: Sent): Promise<ImportReport | null> => {
    const turn = ++latest.current;
    setBusy(true);
    setProblem(null);
    try {
      const response = await callFunction({ path: "import-file", input: { kind, ...sent }, token });
      const answer = importReportSchema.parse(await response.json());
      return turn === latest.current ? answer : null;
    } catch (error) {
      if (turn === latest.current)
        setProblem(error instanceof Error ? error.message : t("calibrations.somethingWentWrong"));
      return null;
    } finally {
      if (turn === latest.current) setBusy(false);
    }
  };
  const forget = () => {
    latest.current++;
    setBusy(false);
  };

  return { busy, send, forget };
}
