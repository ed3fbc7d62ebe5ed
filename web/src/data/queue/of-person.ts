import type { Auth } from "#auth/auth.ts";

export type Session = Pick<Auth, "state" | "subscribe">;

interface Opening<Own> {
  open: (userId: string) => Own;
  /** Called before another person's is opened, and when nobody is signed in. */
  clear: () => void;
}

/**
 * Opens what belongs to the signed-in person, and stops it when they sign out: another person on the same device
 * neither sends nor sees it. Returns null while nobody is signed in.
 */
export function ofPerson<Own extends { stop: () => void }>(
  session: Session,
  { open, clear }: Opening<Own>,
): () => Own | null {
  let current: { userId: string; own: Own } | null = null;
  function follow() {
    const userId = session.state().user?.id ?? null;
    if (userId === (current?.userId ?? null)) return;
    current?.own.stop();
    current = null;
    clear();
    if (userId) current = { userId, own: open(userId) };
  }
  session.subscribe(follow);
  follow();
  return () => current?.own ?? null;
}
