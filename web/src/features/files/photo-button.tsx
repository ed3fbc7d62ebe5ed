import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import type { OrderPhoto } from "#records/order-photo.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { FileButton } from "#ui/form/file-button.tsx";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import PhotoCameraOutlined from "~icons/ic/outline-photo-camera";
import { useQueueFiles } from "./upload/use-queue-files.ts";

/** Takes a photo and queues it for the order; without a network it waits as every upload does. */
export function PhotoButton({ orderId, kind, customerVisible, label }: OrderPhoto) {
  const queueFiles = useQueueFiles();
  const showMessage = useMessage();
  const [isTaken, setTaken] = useState(false);
  const add = async (files: readonly File[]) => {
    const uploadTarget = { serviceOrderId: orderId, kind, customerVisible };
    if (!(await queueFiles(files.map((file) => ({ file, uploadTarget }))))) return;
    setTaken(true);
    showMessage(t("files.photoAdded"));
  };

  return (
    <FileButton
      accept="image/*"
      camera
      variant="outlined"
      startIcon={isTaken ? <CheckCircleOutlined /> : <PhotoCameraOutlined />}
      onChoose={(files) => void add(files)}
    >
      {label}
    </FileButton>
  );
}
