import { currentLanguage } from "@boresight/domain/texts/language";

/** In builds of several languages the server answers in the reader's. */
export const readerHeaders = (): Readonly<Record<string, string>> | undefined =>
  import.meta.env.VITE_I18N ? { "x-language": currentLanguage() } : undefined;
