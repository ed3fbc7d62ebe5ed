import { useCallback, useEffect, useState } from "react";
import { useFileServices } from "#features/files/file-services.tsx";

/** The URL of a picture that is still being uploaded, for `src`. */
export function useUploadAddress(id: string): string | null {
  const { queue } = useFileServices();
  return useAddressOf(useCallback(() => queue.content(id), [queue, id]));
}

/** The URL of a content on this device, while it is shown. */
export function useAddressOf(load: () => Promise<Blob | undefined>): string | null {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    const show = (content: Blob | undefined) => {
      if (gone || !content) return;
      made = URL.createObjectURL(content);
      setAddress(made);
    };
    load().then(show, () => {}); // Without its picture it still has its name.

    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [load]);
  return address;
}
