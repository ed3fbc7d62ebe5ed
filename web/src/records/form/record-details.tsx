import {
  headingOf,
  type FieldKind,
  type FieldSpec,
  type FieldSpecs,
  type NameOf,
  type RecordSpec,
} from "@boresight/domain/base/record";
import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import type { ReactNode } from "react";
import { MoneyText } from "#ui/form/money-text.tsx";
import type { Detail } from "#ui/layout/details-list.tsx";
import { CodeText } from "#ui/text/code-text.tsx";
import { EmailLink } from "#ui/text/email-link.tsx";
import { PhoneText } from "#ui/text/phone-text.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { formatDay } from "#ui/time/times.ts";
import type { StoredRecord } from "./record-values.ts";

interface Shown<Fields extends FieldSpecs> {
  /** All of the record unless given. */
  names?: readonly NameOf<Fields>[];
  /** Values that are shown differently here; undefined and null leave one out. */
  render?: { readonly [Name in NameOf<Fields>]?: ReactNode };
}

/** The values of a record's fields beside their labels, each by its kind. Links are shown by those who know their names. */
export const recordDetails = <Fields extends FieldSpecs>(
  of: RecordSpec<Fields>,
  stored: StoredRecord,
  { names = of.names, render = {} }: Shown<Fields> = {},
): Detail[] =>
  names.map((name) => {
    const spec = of.field(name);
    return { label: headingOf(spec), value: name in render ? render[name] : shownValue(name, spec, stored) };
  });

/** Returns a field's value for people, by its kind; null where there is none. */
export function shownValue(name: string, spec: FieldSpec, stored: StoredRecord): ReactNode {
  const value = stored[name];
  if (value === null || value === undefined || value === "" || value === false) return null;
  if (value === true) return t("base.yes");
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "number") return numberOf(value, spec);
  return typeof value === "string" ? textOf(value, spec, stored[`${name}Extension`]) : null;
}

function numberOf(value: number, { kind }: FieldSpec): ReactNode {
  if (kind === "money") return <MoneyText cents={value} />;
  if (kind === "percent") return `${value} %`;
  return value.toLocaleString(localeTag());
}

const textOfKind: Readonly<Partial<Record<FieldKind, (value: string, spec: FieldSpec) => ReactNode>>> = {
  choice: (value, { choices = {} }) => choices[value] ?? value,
  code: (value, spec) => <CodeText label={headingOf(spec)} code={value} />,
  day: formatDay,
  moment: (value) => <RelativeTime moment={value} />,
  email: (value) => <EmailLink email={value} />,
  text: (value) => <span style={{ whiteSpace: "pre-line" }}>{value}</span>,
  link: () => null,
  file: () => null,
};

function textOf(value: string, spec: FieldSpec, extension: unknown): ReactNode {
  if (spec.kind === "phone") return <PhoneText phone={value} {...(typeof extension === "string" && { extension })} />;
  const shown = textOfKind[spec.kind];
  return shown ? shown(value, spec) : <bdi>{value}</bdi>;
}
