/** Does the work at once, and of all that is asked within the pause after it only once more, at its end. */
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
