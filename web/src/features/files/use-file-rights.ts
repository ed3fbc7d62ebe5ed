import { mayDelete, mayReplace, mayTakeBack, type OwnedFile } from "@boresight/domain/files/file-rules";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useNow } from "#ui/time/use-now.ts";

/** What the signed-in person may do with files. */
export function useFileRights() {
  const { user } = useAuth();
  const now = useNow();
  const person = { role: roleOf(user), userId: user?.id ?? null };

  return {
    mayDelete: (file: OwnedFile) => mayDelete(file, person, now),
    mayTakeBack: (file: OwnedFile) => mayTakeBack(file, person.userId, now),
    mayReplace: (file: OwnedFile) => mayReplace(file, person),
  };
}
