import { t } from "@boresight/domain/texts/text";
import { useApolloClient } from "@apollo/client/react";
import { importLimits } from "@boresight/domain/calibrations/calibration-rule-import";
import { useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { changesIn, importReportSchema, type ImportReport } from "./import-report.ts";

interface ChosenFile {
  name: string;
  text: string;
}

/** A file of rules: validated as soon as it is chosen, imported on request. */
export function useImportRules(onImported: () => void) {
  const { token } = useAuth();
  const client = useApolloClient();
  const showMessage = useMessage();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (text: string, apply: boolean) => {
    setBusy(true);
    setProblem(null);
    try {
      const response = await callFunction({ path: "calibration-rules-import", input: { text, apply }, token });
      const answer = importReportSchema.parse(await response.json());
      setReport(answer);
      return answer;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t("calibrations.somethingWentWrong"));
      return null;
    } finally {
      setBusy(false);
    }
  };

  return {
    fileName: file?.name ?? null,
    report,
    problem,
    busy,
    choose: async (chosen: File) => {
      setReport(null);
      setFile(null);
      if (chosen.size > importLimits.characters) return setProblem(t("calibrations.theFileIsLargerThan5"));
      const text = await chosen.text();
      setFile({ name: chosen.name, text });
      await send(text, false);
    },
    apply: async () => {
      const answer = file && (await send(file.text, true));
      if (!answer?.isApplied) return;
      showMessage(t("calibrations.importedRules", { count: changesIn(answer) }));
      void client.refetchQueries({ include: ["CalibrationRulesPage"] });
      onImported();
    },
  };
}
