import { Fragment, type ReactNode } from "react";

type RichTextProps = Readonly<Record<string, ReactNode>> & {
  /** A text whose placeholders were filled by `slots`. */
  text: string;
};

/** Leaves the named placeholders of a text open, for `RichText` to fill. */
export const slots = <Name extends string>(...names: readonly Name[]): Record<Name, string> =>
  // Object.fromEntries loses the names; the type restores them.
  Object.fromEntries(names.map((name) => [name, `{{${name}}}`])) as Record<Name, string>;

/** A text with elements in it: `<RichText text={t("accounts.linkSent", slots("email"))} email={<b>…</b>} />`. */
export const RichText = ({ text, ...elements }: RichTextProps): ReactNode =>
  text
    .split(/\{\{(\w+)\}\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : elements[part]}</Fragment>);
