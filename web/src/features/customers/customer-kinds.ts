const kindWords: Record<string, string> = {
  bodyShop: "Body shop",
  dealer: "Dealer",
  glass: "Glass shop",
  mechanical: "Mechanical",
  fleet: "Fleet",
  insurer: "Insurer",
  individual: "Individual",
};

export const kindChoices = Object.entries(kindWords).map(([value, label]) => ({ value, label }));
export const kindWord = (kind: string): string => kindWords[kind] ?? kind;
