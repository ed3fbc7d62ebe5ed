import { typedNumber } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import { useFormContext } from "react-hook-form";
import { Pair } from "#ui/form/pair.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { securities } from "./mail-words.ts";

/** What a form begins with. A stored password is never shown; an empty field keeps it. */
export const serverValues = (
  stored: Readonly<Record<"host" | "security" | "userName", string>> & { port: number },
  usual: (typeof securities)[number]["value"],
) => ({
  host: stored.host,
  port: String(stored.port),
  security: securities.find(({ value }) => value === stored.security)?.value ?? usual,
  userName: stored.userName,
  password: "",
});

export type ServerValues = ReturnType<typeof serverValues>;

export const serverInput = <Values extends ServerValues>({ port, password, ...values }: Values) => ({
  ...values,
  port: typedNumber(port),
  password: password || null,
});

interface ServerFieldsProps {
  host: { label: string; placeholder: string };
  choices: typeof securities;
  needsName: boolean;
  hasPassword: boolean;
}

/** Where a mail server is, and who signs in there; within a form that has these values. */
export function ServerFields({ host, choices, needsName, hasPassword }: ServerFieldsProps) {
  const form = useFormContext<ServerValues>();
  const [name, secret] = [{ autoComplete: "off" }, { type: "password", autoComplete: "new-password" }];
  const help = hasPassword ? t("mail.storedPasswordStays") : undefined;

  return (
    <>
      <TextInput form={form} name="host" label={host.label} input={{ placeholder: host.placeholder }} />
      <Pair>
        <SelectInput form={form} name="security" label={t("mail.security")} choices={choices} />
        <TextInput form={form} name="port" label={t("mail.port")} input={{ inputMode: "numeric" }} />
      </Pair>
      <Pair>
        <TextInput form={form} name="userName" label={t("mail.userName")} optional={!needsName} input={name} />
        <TextInput form={form} name="password" label={t("base.password")} optional help={help} input={secret} />
      </Pair>
    </>
  );
}
