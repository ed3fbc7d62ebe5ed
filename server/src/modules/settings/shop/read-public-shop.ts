import type { Rights } from "#platform/database/transaction.ts";

export interface Logo {
  content: Buffer;
  mimeType: string;
}

/** Throws `not-found` for an unknown mark. */
export const readLogo = (mark: string, system: Rights): Promise<Logo> =>
  system.one<Logo>({ text: "select content, mime_type from app_private.logos where mark = $1", values: [mark] });

export interface PublicTerms {
  /** Empty: those that come with the product. */
  text: string;
  version: number;
  changedAt: string | null;
}

export const readTerms = (system: Rights): Promise<PublicTerms> =>
  system.one<PublicTerms>({
    text: `select terms_text as text, terms_version as version, terms_changed_at as changed_at
      from app.shop_settings order by shop_settings.version desc limit 1`,
  });
