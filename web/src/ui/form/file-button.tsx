import Button, { type ButtonProps } from "@mui/material/Button";
import { useRef, type ReactNode } from "react";

interface FileButtonProps extends Pick<ButtonProps, "startIcon" | "variant" | "loading"> {
  /** MIME types and extensions, as the browser's chooser reads them. */
  accept: string;
  multiple?: boolean;
  /** Opens the camera on phones. */
  camera?: boolean;
  onChoose: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A button that opens the device's file chooser or its camera. */
export function FileButton({ accept, multiple = false, camera = false, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        {...(camera && { capture: "environment" })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ""; // The same file may be chosen again.
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
