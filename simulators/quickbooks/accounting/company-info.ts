import type { Company } from "../entities/company.ts";
import type { Fields } from "../entities/entity.ts";

export const companyInfo = ({ name }: Company): Fields => ({
  Id: "1",
  SyncToken: "0",
  domain: "QBO",
  sparse: false,
  CompanyName: name,
  LegalName: name,
  CompanyAddr: { Id: "1", Line1: "100 Test Drive", City: "Denver", CountrySubDivisionCode: "CO", PostalCode: "80202" },
  Country: "US",
  Email: { Address: "books@example.com" },
  FiscalYearStartMonth: "January",
  SupportedLanguages: "en",
});
