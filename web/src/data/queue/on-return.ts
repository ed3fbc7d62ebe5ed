/** Calls when the network is back, and when the person looks at the page again. */
export function onReturn(call: () => void): void {
  window.addEventListener("online", call);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) call();
  });
}
