/** Elements of the page: text is always set as text. */
type Attributes = Readonly<Record<string, string>>;

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A name, number or hash, whose direction does not mix with the text around it. */
export const isolated = (text: string, className = ""): HTMLElement => element("bdi", { class: className }, text);

export const details = (entries: readonly (readonly [string, Node | string | null])[]): HTMLElement =>
  element(
    "dl",
    {},
    ...entries.flatMap(([label, value]) =>
      value === null ? [] : [element("dt", {}, label), element("dd", {}, value)],
    ),
  );
