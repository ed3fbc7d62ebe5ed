import type { PostalAddress } from "@boresight/domain/customers/postal-address";
import type {
  Block,
  DocumentContent,
  FileProblem,
  Letterhead,
  Text,
} from "@boresight/domain/documents/document-content";
import { documentFormats, type DocumentFormats } from "@boresight/domain/documents/document-formats";
import { documentWords, type DocumentWords } from "@boresight/domain/documents/document-words";
import { languageOf } from "@boresight/domain/texts/language";
import { phoneWords } from "#platform/phone-number.ts";
import type { ShopSettingRow } from "#db/rows.ts";
import { facilityOfOrder, fallbackZone } from "#modules/orders/facility-of-order.ts";
import { type ReadDocument, type ReadingContext, type StoredImage, printableRow } from "./document-reader.ts";
import { postalAddress, postalLines } from "./postal-lines.ts";

type ShopOnPaper = Pick<
  ShopSettingRow,
  | "accentColor"
  | "certificateText"
  | "companyAddress"
  | "companyName"
  | "documentFooter"
  | "estimateText"
  | "invoiceText"
  | "letterheadLines"
  | "logoMark"
  | "paymentInstructions"
  | "taxNumber"
> & { pageSize: Letterhead["pageSize"] };

interface FacilityOnPaper {
  name: string;
  phone: string | null;
  email: string | null;
  timeZone: string;
  address: PostalAddress | null;
}

interface StoredFrame {
  locale: string;
  customerName: string;
  currency: string;
  shop: ShopOnPaper;
  facility: FacilityOnPaper | null;
}

type Body = Pick<DocumentContent, "blocks" | "facts" | "number" | "parties" | "title" | "type"> &
  Partial<Pick<DocumentContent, "banner" | "verification">>;

/** What every document of an order or a customer has: its language, its formats, the shop's name and texts. */
export interface DocumentFrame extends DocumentWords, DocumentFormats {
  customerName: string;
  facilityName: string | null;
  shop: ShopOnPaper;
  timeZone: string;
  finish: (body: Body, images?: Readonly<Record<string, StoredImage>>) => ReadDocument;
}

interface FramedSubject {
  customerId: string;
  /** Null: the shop itself speaks, not one of its locations. */
  serviceOrderId: string | null;
}

/** Of the customer of a sample, who is in no table. */
export const sampleCustomerId = "00000000-0000-0000-0000-000000000000";

/** Throws `not-found` for an unknown customer. */
export async function readFrame(subject: FramedSubject, context: ReadingContext): Promise<DocumentFrame> {
  const stored = printableRow(
    await context.rights.one<StoredFrame>({
      isPrepared: true,
      text: subject.customerId === sampleCustomerId ? sampleFrameText : frameText,
      values: [subject.customerId, subject.serviceOrderId],
    }),
  );
  const shop = { ...stored.shop, ...context.looks };
  const words = documentWords(context.language ?? languageOf(stored.locale));
  const timeZone = stored.facility?.timeZone ?? fallbackZone;
  return {
    ...words,
    ...documentFormats(words.language, { currency: stored.currency, timeZone }),
    shop,
    timeZone,
    customerName: stored.customerName,
    facilityName: stored.facility?.name ?? null,
    finish: (body, images = {}) => ({
      ...subject,
      content: {
        banner: null,
        verification: context.verificationPath
          ? { url: context.verificationPath, words: words.say("documents.scanToVerify") }
          : null,
        ...body,
        language: words.language,
        letterhead: letterheadOf(shop, stored.facility, words),
        footer: shop.documentFooter ? words.own(shop.documentFooter) : null,
        pageWords: words.say("documents.pageOfPages"),
        ...(namesFiles(body.blocks) && { fileWords: fileWords(words) }),
      },
      images: { ...(shop.logoMark && { [shop.logoMark]: { logoMark: shop.logoMark } }), ...images },
    }),
  };
}

const namesFiles = (blocks: readonly Block[]): boolean =>
  blocks.some(({ kind }) => kind === "photos" || kind === "pages");

const fileWords = ({ say }: DocumentWords): Record<FileProblem, string> => ({
  broken: say("documents.fileBroken"),
  incomplete: say("documents.fileIncomplete"),
  locked: say("documents.fileLocked"),
  missing: say("documents.fileMissing"),
  otherReader: say("documents.fileOtherReader"),
  pages: say("documents.filePages"),
  tooLarge: say("documents.fileTooLarge"),
  unknown: say("documents.fileUnknown"),
});

function letterheadOf(shop: ShopOnPaper, facility: FacilityOnPaper | null, { own, say }: DocumentWords): Letterhead {
  const typed = (text: string): Text[] => text.split("\n").flatMap((line) => (line.trim() ? [own(line.trim())] : []));
  const address = shop.companyAddress
    ? typed(shop.companyAddress)
    : postalLines(facility?.address ?? null).map((line) => own(line));
  return {
    shopName: own(shop.companyName),
    lines: [
      ...address,
      ...(facility?.phone ? [{ code: phoneWords(facility.phone) }] : []),
      ...(facility?.email ? [{ code: facility.email }] : []),
      ...(shop.taxNumber ? [say("documents.taxNumberOf", { number: shop.taxNumber })] : []),
      ...typed(shop.letterheadLines),
    ],
    logo: shop.logoMark,
    accentColor: shop.accentColor,
    pageSize: shop.pageSize,
  };
}

const frameTextOf = (
  customers: string,
) => `select c.locale, app_private.customer_name(c.company_name, c.first_name, c.last_name) as customer_name,
    (select currency from app.billing_settings order by version desc limit 1) as currency,
    (select json_build_object('companyName', s.company_name, 'companyAddress', s.company_address, 'taxNumber', s.tax_number,
        'logoMark', s.logo_mark, 'accentColor', s.accent_color, 'pageSize', s.page_size, 'letterheadLines', s.letterhead_lines,
        'documentFooter', s.document_footer, 'paymentInstructions', s.payment_instructions, 'estimateText', s.estimate_text,
        'invoiceText', s.invoice_text, 'certificateText', s.certificate_text)
      from app.shop_settings s order by s.version desc limit 1) as shop,
    case when f.id is not null then json_build_object('name', f.facility_name, 'phone', f.phone, 'email', f.email,
      'timeZone', f.time_zone, 'address', ${postalAddress("a")}) end as facility
  from ${customers}
  left join app.service_orders o on o.id = $2
  left join app.facilities f
    on f.id = case when o.id is null then (select id from app.facilities where is_base) else ${facilityOfOrder} end
  left join app.addresses a on a.id = f.address_id
  where c.id = $1`;

const frameText = frameTextOf("app.customers c");
const sampleFrameText = frameTextOf(
  `(select '${sampleCustomerId}'::uuid as id, 'en' as locale, ''::text as company_name, ''::text as first_name, ''::text as last_name,
    null::uuid as default_facility_id) c`,
);
