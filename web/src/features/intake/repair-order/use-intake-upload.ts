import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { createActor } from "xstate";
import { useAuth } from "#auth/use-auth.ts";
import { uploadMachine } from "#data/upload/upload-machine.ts";

const mostBytes = 50_000_000;

export interface UploadedFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
}

/** Uploads files before there is an order; they belong to the person until they are attached. */
export function useIntakeUpload(kind: "repairOrder" | "vehiclePhoto", onUploaded: (file: UploadedFile) => void) {
  const { token } = useAuth();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(files: readonly File[]) {
    setProblem(null);
    for (const file of files) {
      if (file.size === 0 || file.size > mostBytes) return setProblem(t("intake.chooseFileWithinSize"));
      setProgress(0);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the progress is that of one file
      const { id, message } = await send(file, kind, { accessToken: await token(), onProgress: setProgress });
      setProgress(null);
      if (!id) return setProblem(message);
      onUploaded({ id, name: file.name, size: file.size });
    }
    return undefined;
  }

  return { upload, progress, problem };
}

interface Sent {
  id: string | null;
  message: string;
}

interface Way {
  accessToken: string | null;
  onProgress: (percent: number) => void;
}

function send(file: File, kind: string, { accessToken, onProgress }: Way): Promise<Sent> {
  const machine = createActor(uploadMachine);
  const { promise, resolve } = Promise.withResolvers<Sent>();
  machine.subscribe(({ context, value }) => {
    onProgress(context.progress);
    if (value === "uploaded") resolve({ id: context.stored?.id ?? null, message: "" });
    if (value === "error")
      resolve({ id: null, message: context.problem?.message ?? t("intake.theUploadFailedTryAgain") });
  });
  machine.start();
  const sender = { backendUrl: window.location.origin, accessToken };
  machine.send({ type: "UPLOAD", sender, file, metadata: { kind } });
  return promise.finally(() => machine.stop());
}
