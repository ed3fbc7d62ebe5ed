/** Runs the work at once, and for all calls within the following pause only once more, at its end. */
export function throttle(work: () => void, pause: number) {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;

  function run() {
    isAsked = false;
    work();
    resting = setTimeout(() => {
      resting = undefined;
      if (isAsked) run();
    }, pause);
  }
  return {
    ask: () => {
      if (resting === undefined) run();
      else isAsked = true;
    },
    stop: () => clearTimeout(resting),
  };
}
