import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isAsked = false;

/** Browsers print the page as it is when the event returns: what is for paper must be rendered by then. */
function subscribe(listener: () => void): () => void {
  const paper = window.matchMedia("print");
  const draw = () => flushSync(listener);
  const begin = () => {
    isAsked = true;
    draw();
  };
  const end = () => {
    isAsked = false;
    draw();
  };
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  paper.addEventListener("change", draw);
  return () => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
    paper.removeEventListener("change", draw);
  };
}

/** Whether the page is being printed, so that print-only content need not be rendered otherwise. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(subscribe, () => isAsked || window.matchMedia("print").matches);
