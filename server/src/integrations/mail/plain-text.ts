const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** Converts one of our emails to plain text: paragraphs, and links with their address. */
export function plainText(html: string): string {
  const text = html
    .replace(/<(head|style)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/\s+/g, " ")
    .replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_link, address: string, words: string) =>
      words === address ? address : `${words}: ${address}`,
    )
    .replace(/<br\b[^>]*>/gi, "\n")
    .replace(/<\/(p|div|h[1-6]|tr|li|table)>/gi, "\n\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#\d+|\w+);/g, (entity, name: string) => character(name) ?? entity);
  return `${text
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}

function character(name: string): string | undefined {
  const code = Number(name.slice(1));
  return name.startsWith("#") && code <= 0x10_ff_ff ? String.fromCodePoint(code) : named[name];
}
