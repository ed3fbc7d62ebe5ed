// The settings of our own SMTP server, which takes mail from hosts that forward it.
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { StartupError } from "#platform/startup-error.ts";
import { networkList, wholeNumber } from "./setting-kinds.ts";

export interface MailInSettings {
  port: number;
  host: string;
  /** As which it greets. */
  name: string;
  /** In lower case: addresses, and domains as `@shop.example.com`. */
  addresses: readonly string[];
  /** Addresses and networks of the hosts that may bring mail, and are believed; none: anybody may, and nobody is. */
  from: readonly string[];
  mostBytes: number;
  /** From one network. */
  mailsPerMinute: number;
  /** Null: without encryption. */
  tls: { key: string; certificate: string } | null;
}

const address = /^[^@\s]*@[a-z0-9.-]+$/;

export const mailInSettingsShape = {
  MAIL_IN_PORT: z.optional(wholeNumber(1, 65_535)),
  MAIL_IN_HOST: z.string().default("0.0.0.0"),
  MAIL_IN_ADDRESS: z
    .string()
    .default("")
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .refine((list) => list.every((each) => address.test(each)), {
      error: "must be addresses like inbox@shop.example.com, or domains like @shop.example.com, separated by commas",
    }),
  MAIL_IN_FROM: networkList,
  MAIL_IN_MB: wholeNumber(1, 150).default(75),
  MAIL_IN_PER_MINUTE: wholeNumber(1, 100_000).default(120),
  MAIL_IN_TLS_KEY: z.optional(z.string()),
  MAIL_IN_TLS_CERT: z.optional(z.string()),
};

const settingsSchema = z.object(mailInSettingsShape);
const megabyte = 1_000_000;

/** Null: there is no SMTP server. Key and certificate are read from their files. */
export async function mailInSettings(settings: z.output<typeof settingsSchema>): Promise<MailInSettings | null> {
  const {
    MAIL_IN_PORT: port,
    MAIL_IN_ADDRESS: addresses,
    MAIL_IN_TLS_KEY: key,
    MAIL_IN_TLS_CERT: certificate,
  } = settings;
  if (port === undefined) return null;
  const [first = ""] = addresses;
  if (first === "")
    throw new StartupError("The setting MAIL_IN_PORT needs MAIL_IN_ADDRESS: the addresses that take mail.");
  if (!key !== !certificate)
    throw new StartupError("The settings MAIL_IN_TLS_KEY and MAIL_IN_TLS_CERT go together: set both or neither.");
  return {
    port,
    host: settings.MAIL_IN_HOST,
    name: first.slice(first.indexOf("@") + 1),
    addresses,
    from: settings.MAIL_IN_FROM,
    mostBytes: settings.MAIL_IN_MB * megabyte,
    mailsPerMinute: settings.MAIL_IN_PER_MINUTE,
    tls:
      key && certificate
        ? { key: await fileOf("MAIL_IN_TLS_KEY", key), certificate: await fileOf("MAIL_IN_TLS_CERT", certificate) }
        : null,
  };
}

const fileOf = (setting: string, path: string): Promise<string> =>
  readFile(path, "utf8").catch(() => {
    throw new StartupError(`The file ${path} of ${setting} cannot be read.`);
  });
