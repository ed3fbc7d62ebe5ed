import { expect, test } from "vitest";
import { addressOf, meantPlace } from "./meant-place.ts";
import { meantKind, meantPurposes, meantTerms } from "./meant-words.ts";

const place = (state: string, postalCode: string, country = "") => {
  const { notes: _notes, ...meant } = meantPlace({ state, postalCode, country });
  return Object.values(meant).join(" ");
};

test.each([
  ["Colorado", "80202", "United States", "CO 80202 US"],
  ["Co.", "80202.0", "USA", "CO 80202 US"],
  ["co", "80202-1234", "U.S.A.", "CO 80202-1234 US"],
  ["Calif.", "94105", "us", "CA 94105 US"],
  ["D.C.", "20001", "United States of America", "DC 20001 US"],
  ["MA", "2139", "", "MA 02139 US"],
  ["MA", "'02139", "", "MA 02139 US"],
  ["Massachusetts", "2139-1234", "", "MA 02139-1234 US"],
  ["MA", "21391234", "", "MA 02139-1234 US"],
  ["PR", "612", "", "PR 00612 US"],
  ["PR", "901", "Puerto Rico", "PR 00901 PR"],
  ["Casablanca", "2025", "MA", "Casablanca 2025 MA"],
  ["CO", "8020", "", "CO 8020 US"],
  ["Ontario", "m5v3g1", "Canada", "ON m5v3g1 CA"],
  ["ON", "M5V 3G1", "", "ON M5V 3G1 CA"],
  ["Québec", "H2X-1Y4", "CAN", "QC H2X-1Y4 CA"],
  ["QC", "", "", "QC  CA"],
  ["Jalisco", "44100", "", "Jalisco 44100 MX"],
  ["Île-de-France", "75011", "France", "Île-de-France 75011 FR"],
  ["Bayern", "80331", "Deutschland?", "Bayern 80331 Deutschland?"],
])("%s %s in %j is meant as %s", (state, postalCode, country, meant) => {
  expect(place(state, postalCode, country)).toBe(meant);
});

test("what was made of a place is said", () => {
  expect(meantPlace({ state: "MA", postalCode: "2139", country: "US" }).notes).toEqual([
    "The postal code 2139 is read as 02139: a spreadsheet takes the zeros away",
  ]);
  expect(meantPlace({ state: "ON", postalCode: "M5V 3G1", country: "" }).notes).toEqual([
    "The country is read as CA, by the state or postal code",
  ]);
  expect(meantPlace({ state: "Colorado", postalCode: "80202", country: "USA" }).notes).toEqual([]);
});

const written = (...lines: string[]) => {
  const address = addressOf(lines);
  return address && Object.values(address).filter(Boolean).join(" | ");
};

test.each([
  [["12 Main St", "Denver, CO 80202"], "12 Main St | Denver | CO | 80202"],
  [["12 Main St", "Suite 4", "Salt Lake City, Utah 84101-1234", "USA"], "12 Main St | Suite 4 | Salt Lake City | Utah | 84101-1234 | US"],
  [["12 Main St, Denver CO 80202, US"], "12 Main St | Denver | CO | 80202 | US"],
  [["Attn: Accounts", "12 Main St", "Denver, CO 80202"], "12 Main St | Attn: Accounts | Denver | CO | 80202"],
  [["12 Main St Denver CO 80202"], null],
  [["12 Main St, Denver, CO 80202"], "12 Main St | Denver | CO | 80202"],
  [["12 Main St", "New York New York 10001"], "12 Main St | New York | New York | 10001"],
  [["9 rue King", "Montréal QC H2X 1Y4", "Canada"], "9 rue King | Montréal | QC | H2X 1Y4 | CA"],
  [["12 Main St", "Boston, MA 2139"], "12 Main St | Boston | MA | 2139"],
  [["12 Main St"], null],
  [["Denver, CO 80202"], null],
  [["ask Al", "at the back"], null],
] as const)("the lines %j are %s", (lines, address) => {
  expect(written(...lines)).toBe(address);
}); // prettier-ignore

test.each([
  ["Net 30", 30],
  ["NET30", 30],
  ["30 days", 30],
  ["30", 30],
  ["30.0", 30],
  ["n/15", 15],
  ["Net-45", 45],
  ["Due in 30 days", 30],
  ["within 10 days", 10],
] as const)("%s is %i days to pay", (text, value) => {
  expect(meantTerms(text)).toEqual({ value });
});

test.each([
  ["COD", 0],
  ["C.O.D.", 0],
  ["Due on receipt", 0],
  ["Upon Receipt", 0],
  ["Prepaid", 0],
  ["2% 10 Net 30", 30],
  ["2/10 n/45", 45],
  ["1%/10 Net 30", 30],
] as const)("%s is %i days to pay, which is said", (text, value) => {
  expect(meantTerms(text)).toEqual({ value, told: expect.stringContaining(`“${text}” is read as ${value} days`) });
});

test.each(["Net 10th prox", "EOM", "sometime", "Net", "-30", ".5", "/30"])("%s is no number of days", (text) => {
  expect(meantTerms(text)).toEqual({ problem: "Enter the days to pay, such as 30 or Net 30" });
});

test.each([
  ["Body Shop", "bodyShop"],
  ["body-shop", "bodyShop"],
  ["Collision Center", "bodyShop"],
  ["Dealership", "dealer"],
  ["Dealers", "dealer"],
  ["Auto Glass", "glass"],
  ["Insurance", "insurer"],
  ["Retail", "individual"],
  ["Residential", "individual"],
] as const)("%s is a kind of customers", (text, value) => {
  expect(meantKind(text)).toMatchObject({ value });
});

test("a kind that is none here says nothing, and that is said", () => {
  expect(meantKind("Wholesale")).toEqual({
    value: undefined,
    told: "“Wholesale” is not a type of customers here and is left out; these are: Body shop, Dealer, Glass shop, Mechanical, Fleet, Insurer, Individual",
  });
});

test.each([
  ["Invoices", ["billing"]],
  ["A/P", ["billing"]],
  ["Accounts Payable", ["billing"]],
  ["Invoices and statements", ["billing"]],
  ["estimates; billing", ["estimates", "billing"]],
  ["Quotes, Order updates", ["estimates", "vehicle"]],
  ["Vehicle & Invoices", ["vehicle", "billing"]],
  ["Estimates and invoices", ["estimates", "billing"]],
  ["Everything", ["estimates", "vehicle", "billing"]],
])("a contact who gets %j is told about %j", (text, purposes) => {
  expect(meantPurposes(text)).toEqual({ value: purposes });
});

test("other words are a problem that names those that are known", () => {
  expect(meantPurposes("Invoices; gossip")).toEqual({
    problem: "Choose from: Estimates, Vehicle and order news, Invoices and statements",
  });
});
