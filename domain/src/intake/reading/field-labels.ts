/** The labels of estimates and repair orders, without spaces and case, as letter-spaced print has them. */

export const fieldNames = [
  "adjuster",
  "claimNumber",
  "insured",
  "insurer",
  "lossDate",
  "lossType",
  "odometer",
  "owner",
  "plate",
  "pointOfImpact",
  "policyNumber",
  "productionMonth",
  "repairOrderNumber",
  "shop",
  "vehicle",
  "vin",
  "workfileId",
] as const;
export type FieldName = (typeof fieldNames)[number];

const counted = "(?:number|numero|num|no|nr|#|id|n[°ºo])?";
const labels: Readonly<Record<FieldName, string>> = {
  adjuster: "adjuster|claim(?:s)?rep(?:resentative)?|claimshandler|handler",
  claimNumber: `(?:claim|clm|sinistre|siniestro|reclamacion|reclamation)${counted}|claim#(?:number)?`,
  insured: "insured(?:name)?|policyholder",
  insurer:
    "insurance(?:company|co|carrier|name|companyname)?|ins(?:\\.|urer)?(?:company|carrier|co)(?:\\.|name)?|insurer|carrier|assureur|assurance|aseguradora",
  lossDate: "dateofloss|lossdate(?:\\/time)?|dol|datedusinistre|fechadelsiniestro",
  lossType: "typeofloss|losstype|kindofloss",
  odometer: "mileage(?:in|\\/odometer)?|odometer(?:in)?|miles|kilometrage|kilometraje",
  owner:
    "owner(?:\\(insured\\)|\\(claimant\\)|name)?|vehicleowner|customer(?:name)?|client|cliente|proprietaire|propietario",
  plate: "license(?:plate(?:number)?)?(?:#|no)?|lic\\.?plate|plate(?:#|number|no)?|lic\\.?#|plaque|placa",
  pointOfImpact: "(?:primary)?pointof(?:initial)?impact|impact",
  policyNumber: `(?:insured|owner)?(?:policy|police|poliza)${counted}|(?:insured|owner)policy#`,
  productionMonth: "productiondate|proddate|mfgdate|builddate|dateofmanufacture",
  repairOrderNumber: `r\\/?o${counted}|r\\.o\\.?${counted}|(?:repair|work|service)order${counted}|job(?:number|no|#)|ordredereparation${counted}|ordendereparacion${counted}|ordendetrabajo${counted}`,
  shop: "repairfacility|repairer|repairshop|bodyshop",
  vehicle: "vehicle(?:description)?|description|yearmakemodel|year\\/make\\/model|vehiculo|vehicule",
  vin: "vin(?:number|no|#)?|vehicleidentificationnumber|serialnumber",
  workfileId: "workfile(?:id|#|number)|estimate(?:id|#)",
};

/** Labels of what is not read, which end the value before them. */
const others =
  "claimant|phone|telephone|tel|cell|fax|email|e-mail|date|time|deductible|agent|contact|address|city|cit[yi]statezip|citystatezip|state|zip|color|" +
  "interiorcolor|exteriorcolor|condition(?:code)?|writtenby|daystorepair|inspectionlocation|appraiserinformation|federalid|licensenumber|mileageout|" +
  "vehiclein|vehicleout|datein|dateout|business|evening|drivable|coverage|losspayee|profileid|estimateversion|preparedby|estimator|taxid|year|make|model|trim|" +
  "bodystyle|engine|transmission|style|options|notes|note|fileid|filenumber|damageassessedby|supplement|workrequested|concern|complaint|total|page|lossdescription";

const field = (name: FieldName) => `(?<${name}>${labels[name]})`;
/** In the order of the longest first, so that `claim rep` is no claim. */
const order: readonly FieldName[] = [
  "lossDate",
  "lossType",
  "adjuster",
  "policyNumber",
  "claimNumber",
  "workfileId",
  "repairOrderNumber",
  "insurer",
  "pointOfImpact",
  "productionMonth",
  "odometer",
  "plate",
  "vin",
  "insured",
  "owner",
  "shop",
  "vehicle",
];

/** One label, at the start of what is left of a row. Ends before its colon. */
export const labelPattern = new RegExp(
  `(?:${order.map(field).join("|")}|(?<other>${others}))(?:\\([a-z]{1,12}\\))?`,
  "y",
);
export type Labelled = FieldName | "other";
