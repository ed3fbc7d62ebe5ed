import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { createActor } from "xstate";
import { useAuth } from "#auth/use-auth.ts";
import { uploadMachine } from "#data/upload/upload-machine.ts";
import type { IntakeForm } from "#features/intake/intake-values.ts";

const mostBytes = 50_000_000;
/** The state of reading a repair order. */
const metadata = { kind: "repairOrder" };

/** Uploads the file before there is an order; it belongs to the person until it is attached. */
export function useRepairOrderUpload(form: IntakeForm) {
  const { token } = useAuth();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(file: File) {
    if (file.size === 0 || file.size > mostBytes) return setProblem(t("intake.chooseAFileOfUpTo"));
    setProblem(null);
    setProgress(0);
    const { id, message } = await send(file, await token(), setProgress);
    setProgress(null);
    if (!id) return setProblem(message);
    form.setValue("repairOrderFileId", id, { shouldDirty: true });
    form.setValue("repairOrderFileName", file.name);
    return undefined;
  }

  return { upload, progress, problem };
}

interface Sent {
  id: string | null;
  message: string;
}

function send(file: File, accessToken: string | null, onProgress: (percent: number) => void): Promise<Sent> {
  const machine = createActor(uploadMachine);
  const { promise, resolve } = Promise.withResolvers<Sent>();
  machine.subscribe(({ context, value }) => {
    onProgress(context.progress);
    if (value === "uploaded") resolve({ id: context.stored?.id ?? null, message: "" });
    if (value === "error")
      resolve({ id: null, message: context.problem?.message ?? t("intake.theUploadFailedTryAgain") });
  });
  machine.start();
  machine.send({ type: "UPLOAD", sender: { backendUrl: window.location.origin, accessToken }, file, metadata });
  return promise.finally(() => machine.stop());
}
