/** Prints lines of text alone, without the page. */
export function printText(text: string): void {
  const frame = document.createElement("iframe");
  frame.title = text.split("\n", 1)[0] ?? "";
  frame.style.display = "none";
  document.body.append(frame);
  const lines = document.createElement("pre");
  lines.textContent = text;
  frame.contentDocument?.body.append(lines);
  frame.contentWindow?.addEventListener("afterprint", () => frame.remove());
  frame.contentWindow?.print();
}
