/** One waiting reader of a topic: an iterator of wake-ups, which keeps at most one pending. */
export interface ChangeReader extends AsyncIterableIterator<string> {
  wake(): void;
  end(): void;
}

// Written by hand: `return()` of a waiting generator would settle only at the next event, and every closed socket would
// leak.
export function createChangeReader(topic: string, onLeave: () => void): ChangeReader {
  const takers: ((result: IteratorResult<string, undefined>) => void)[] = [];
  let waiting = false;
  let ended = false;

  function end() {
    if (ended) return;
    ended = true;
    for (const take of takers.splice(0)) take({ value: undefined, done: true });
    onLeave();
  }
  function next(): Promise<IteratorResult<string, undefined>> {
    if (ended) return Promise.resolve({ value: undefined, done: true });
    if (!waiting) return new Promise((resolve) => takers.push(resolve));
    waiting = false;
    return Promise.resolve({ value: topic, done: false });
  }
  function wake() {
    const take = takers.shift();
    if (take) take({ value: topic, done: false });
    else waiting = true;
  }
  async function finish(): Promise<IteratorResult<string, undefined>> {
    end();
    return { value: undefined, done: true };
  }
  const reader: ChangeReader = {
    next,
    wake,
    end,
    return: finish,
    throw: finish,
    [Symbol.asyncIterator]: () => reader,
  };
  return reader;
}
