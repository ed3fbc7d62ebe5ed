/** What the help says, and to whom. */
import { isStaff, type Role } from "@boresight/domain/accounts/roles";
import { t } from "@boresight/domain/texts/text";
import { pictureWords, type HelpPictureName } from "./help-pictures.ts";

export type Reader = "office" | "technician" | "customer";

export interface Article {
  /** Its place in the address, after `#`. */
  id: string;
  title: string;
  readers: readonly Reader[];
  points: readonly string[];
  pictures?: readonly HelpPictureName[];
}

const staff: readonly Reader[] = ["office", "technician"];

export const articles: readonly Article[] = [
  {
    id: "life-of-an-order",
    title: t("help.lifeOfAnOrder"),
    readers: [...staff, "customer"],
    points: [t("help.lifeReadDown"), t("help.lifeMovesByItself")],
  },
  {
    id: "the-offices-day",
    title: t("help.theOfficesDay"),
    readers: ["office"],
    points: [t("help.officeToday"), t("help.officeSchedule"), t("help.officeBoard")],
    pictures: ["todays-work", "schedule-week", "board"],
  },
  {
    id: "open-an-order",
    title: t("help.openAnOrder"),
    readers: ["office"],
    points: [t("help.openOrderStart")],
    pictures: ["new-order"],
  },
  {
    id: "your-day",
    title: t("help.yourDay"),
    readers: ["technician"],
    points: [t("help.yourDayList"), t("help.yourDayStep")],
    pictures: ["my-day", "next-step"],
  },
  {
    id: "send-a-vehicle",
    title: t("help.sendAVehicle"),
    readers: ["customer"],
    points: [t("help.sendStart"), t("help.sendHow"), t("help.sendCancel")],
  },
  {
    id: "follow-your-vehicle",
    title: t("help.followYourVehicle"),
    readers: ["customer"],
    points: [t("help.followOrder")],
    pictures: ["own-order"],
  },
  {
    id: "approve-an-estimate",
    title: t("help.approveAnEstimate"),
    readers: ["customer"],
    points: [t("help.approveOpen"), t("help.approveDecide"), t("help.approveAsk")],
  },
  {
    id: "pay-an-invoice",
    title: t("help.payAnInvoice"),
    readers: ["customer"],
    points: [t("help.payOpen"), t("help.payOther")],
  },
  {
    id: "collect-a-vehicle",
    title: t("help.collectAVehicle"),
    readers: ["customer"],
    points: [t("help.collectReady"), t("help.collectPapers")],
  },
  {
    id: "your-company",
    title: t("help.yourCompany"),
    readers: ["customer"],
    points: [t("help.companyData")],
    pictures: ["own-company"],
  },
  {
    id: "what-blocks-a-step",
    title: t("help.whatBlocksAStep"),
    readers: staff,
    points: [t("help.blockedShows"), t("help.blockedOverride")],
  },
  {
    id: "photos-and-readiness",
    title: t("help.photosAndReadiness"),
    readers: ["technician"],
    points: [t("help.photosTake"), t("help.photosOffline"), t("help.photosReadiness"), t("help.photosHold")],
    pictures: ["checks"],
  },
  {
    id: "estimates-and-approvals",
    title: t("help.estimatesAndApprovals"),
    readers: ["office"],
    points: [t("help.estimatesMake"), t("help.estimatesLink"), t("help.estimatesRevise")],
    pictures: ["estimate"],
  },
  {
    id: "invoices-and-quickbooks",
    title: t("help.invoicesAndQuickbooks"),
    readers: ["office"],
    points: [t("help.invoicesIssue"), t("help.invoicesBooks"), t("help.invoicesVoid"), t("help.invoicesOverdue")],
  },
  {
    id: "who-sees-what",
    title: t("help.whoSeesWhat"),
    readers: staff,
    points: [t("help.seesAdmin"), t("help.seesTechnician"), t("help.seesCustomer")],
  },
  {
    id: "keys",
    title: t("help.keys"),
    readers: staff,
    points: [t("help.keysSearch"), t("help.keysSave"), t("help.keysClose")],
  },
];

export const readerWords: Record<Reader, string> = {
  office: t("help.forTheOffice"),
  technician: t("help.forTechnicians"),
  customer: t("help.forCustomers"),
};

const everyone: readonly Reader[] = ["office", "technician", "customer"];

const readerOf = (role: Role): Reader => {
  if (role === "admin") return "office";
  return role === "technician" ? "technician" : "customer";
};

export interface ArticleGroup {
  reader: Reader;
  articles: readonly Article[];
}

interface Question {
  asked: string;
  /** The words of an article apart from its points. */
  moreWords: (article: Article) => readonly string[];
}

/**
 * Returns the articles that have every word asked for, those of the reader's own role first; staff read the others' too.
 * An article of several roles is listed with the first of them.
 */
export function findArticles(role: Role, { asked, moreWords }: Question): ArticleGroup[] {
  const own = readerOf(role);
  const readers = isStaff(role) ? [own, ...everyone.filter((reader) => reader !== own)] : [own];
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const matches = (article: Article) => {
    const captions = (article.pictures ?? []).map((name) => pictureWords[name].caption);
    const text = plain([article.title, ...article.points, ...captions, ...moreWords(article)].join(" "));
    return words.every((word) => text.includes(word));
  };
  const groups = readers.map((reader, place) => ({
    reader,
    articles: articles.filter(
      (article) =>
        article.readers.includes(reader) &&
        !readers.slice(0, place).some((earlier) => article.readers.includes(earlier)) &&
        matches(article),
    ),
  }));
  return groups.filter((group) => group.articles.length > 0);
}

/** Accents and capitals make no difference. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
