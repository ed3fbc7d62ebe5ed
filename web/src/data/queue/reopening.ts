export type Ask<Store> = <Answer>(ask: (store: Store) => Promise<Answer>) => Promise<Answer>;

/** Phones close the database of a suspended page: a failed operation is retried once with a new connection. */
export function reopening<Store>(open: () => Promise<Store>): Ask<Store> {
  let opened: Promise<Store> | undefined;

  return async (ask) => {
    try {
      opened ??= open();
      return await ask(await opened);
    } catch {
      opened = open();
      return ask(await opened);
    }
  };
}
