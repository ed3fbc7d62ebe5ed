import { useEffect, useState } from "react";
import { useFileServices } from "#features/files/file-services.tsx";

/** The URL of a picture that is still being uploaded, for `src`. */
export function useUploadAddress(id: string): string | null {
  const { queue } = useFileServices();
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    const show = (content: Blob | undefined) => {
      if (gone || !content) return;
      made = URL.createObjectURL(content);
      setAddress(made);
    };
    queue.content(id).then(show, () => {}); // Without its picture it still has its name.

    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [queue, id]);
  return address;
}
