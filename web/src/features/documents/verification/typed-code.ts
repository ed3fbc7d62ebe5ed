/** The code in what somebody typed or pasted: the code alone, with spaces, or the whole address that stands beside it. */
export function typedCode(typed: string): string {
  const address = typed.trim().split(/[?#]/, 1)[0] ?? "";
  return (address.split("/").findLast((part) => part.trim() !== "") ?? "").replaceAll(/\s/g, "");
}
