import { useCallback, useEffect, useRef, useState } from "react";

/** Sharp enough to read a VIN, and what is sent on mobile data. */
const wanted = { facingMode: "environment", width: { ideal: 2560 }, height: { ideal: 1440 } };
const quality = 0.9;

type CameraState = "opening" | "ready" | "refused";

/** The camera on the back, shown in a video as long as this is on the page. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("opening");
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isGone = false;
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
      if (isGone) return stop(stream);
      if (video.current) video.current.srcObject = stream;
    };
    open().catch(() => setState("refused"));
    return () => {
      isGone = true;
      stop(stream);
    };
  }, []);
  const shoot = useCallback(async (): Promise<Blob | null> => {
    const picture = video.current;
    if (!picture || picture.videoWidth === 0) return null;
    const canvas = document.createElement("canvas");
    canvas.width = picture.videoWidth;
    canvas.height = picture.videoHeight;
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  }, []);

  return { video, state, onPlaying: () => setState("ready"), shoot };
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
