import { t } from "@boresight/domain/texts/text";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";

interface LoadFailedDialogProps {
  title: string;
  error: unknown;
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

/** Replaces a dialog that cannot be shown, since what it asks about could not be loaded. */
export const LoadFailedDialog = ({ title, error, refetch, onClose }: LoadFailedDialogProps) => (
  <FormDialog
    title={title}
    action={t("ui.tryAgain")}
    busy={false}
    problem={wordsOfProblem(problemOf(error))}
    onSubmit={() => void refetch().catch(() => {})} // The error says so by itself.
    onClose={onClose}
  >
    {null}
  </FormDialog>
);
