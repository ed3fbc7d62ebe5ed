import { useCallback, useEffect, useRef, useState } from "react";

/** Sharp enough to read a VIN, and what is sent on mobile data. */
const wanted = { facingMode: "environment", width: { ideal: 2560 }, height: { ideal: 1440 } };
const quality = 0.9;

type CameraState = "opening" | "ready" | "refused";

interface Light {
  track: MediaStreamTrack;
  isOn: boolean;
}

/** The camera on the back, shown in a video as long as this is on the page. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("opening");
  const [light, setLight] = useState<Light | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isGone = false;
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
      if (isGone) return stop(stream);
      if (video.current) video.current.srcObject = stream;
      const track = stream.getVideoTracks().find(hasLight);
      if (track) setLight({ track, isOn: false });
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

  /** Stops the picture to read it in peace, and goes on. */
  const hold = useCallback(() => {
    setIsHeld((wasHeld) => {
      if (wasHeld) void video.current?.play();
      else video.current?.pause();
      return !wasHeld;
    });
  }, []);

  return { video, state, onPlaying: () => setState("ready"), shoot, isHeld, hold, light: lightOf(light, setLight) };
}

export interface CameraLight {
  isOn: boolean;
  toggle: () => void;
}

/** The camera's light; null where it has none that a page may switch. */
function lightOf(light: Light | null, onSwitched: (light: Light) => void): CameraLight | null {
  if (!light) return null;
  const { track, isOn } = light;
  const toggle = async () => {
    const torch: MediaTrackConstraintSet & { torch: boolean } = { torch: !isOn };
    await track.applyConstraints({ advanced: [torch] });
    onSwitched({ track, isOn: !isOn });
  };
  return { isOn, toggle: () => void toggle().catch(() => {}) }; // It stays as it is where the camera refuses.
}

const hasLight = (track: MediaStreamTrack): boolean => "torch" in (track.getCapabilities?.() ?? {});

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
