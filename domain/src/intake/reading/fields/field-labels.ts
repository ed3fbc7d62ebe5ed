/** The labels of estimates and repair orders, without spaces, accents and case, as letter-spaced print has them. */

export const fieldNames = [
  "adjuster",
  "appraisedFor",
  "billTo",
  "claimNumber",
  "claimant",
  "firstName",
  "insured",
  "insurer",
  "invoiceNumber",
  "lastName",
  "lessor",
  "lossDate",
  "lossType",
  "make",
  "makeAndModel",
  "model",
  "odometer",
  "owner",
  "plate",
  "pointOfImpact",
  "policyNumber",
  "productionMonth",
  "repairOrderNumber",
  "shop",
  "trim",
  "vehicle",
  "vin",
  "workfileId",
  "year",
] as const;
export type FieldName = (typeof fieldNames)[number];

const s = "(?:['’]?s)?"; // "Owner's"
const ofThe = "(?:de(?:l|la)?|du|d['’])?"; // "nom du client", "nombre del cliente"
const counted = "(?:numbers?|nbr|numero|num|no|nr|#|id|n[°ºo])?";
const count = "(?:numero|num|no|nr|n[°ºo])\\.?";
const whose = `(?:(?:(?:vehicle|registered)?owner|cust(?:omer)?\\.?|client|insured)${s})?`;
const car = "(?:vehicle|veh\\.?|auto|car)?";

const labels: Readonly<Record<FieldName, string>> = {
  adjuster: `adjust[eo]rs?(?:name)?|claim(?:s)?rep(?:resentative)?|claimshandler|handler|ajustador|expertensinistre`,
  appraisedFor:
    "appraisedfor|(?:(?:third-?party)?administ(?:ered|ering|rator)|tpa|handled|adjusting|servicing)for|(?:assignment|assigned)(?:from|by)|(?:primary)?pay[eo]r|paidby|onbehalfof",
  billTo: "account(?:name)?|(?:bill(?:ed)?|sold|invoice)to|(?:estimate|invoice|prepared)for|factura?r?a|facturea",
  claimant: "claimant(?:name)?",
  claimNumber: `(?:insurance|ins\\.?|(?:file|loss|ref(?:erence)?)\\/|carrier|insurer|client)?(?:claims?|clm)(?:unit|\\/loss|\\/file|\\/ref(?:erence)?)?${counted}|(?:claim|clm)ref(?:erence)?${counted}|loss(?:number|no|#)|claim#(?:number)?|cl\\.?(?:number|no\\.?|#)|(?:sinistre|siniestro|reclamacion|reclamation|reclamo)${counted}|(?:${count}|reference)${ofThe}(?:sinistre|siniestro|reclam(?:acion|ation|o))|رقم(?:المطالبة|الحادث)`,
  firstName: `${whose}(?:first|given)name`,
  insured: `insured${s}(?:name)?|(?:name)?ofinsured|policy-?holder${s}(?:name)?|member(?:name)?|(?:nom|nombre)?${ofThe}(?:assuree?|asegurado)|المؤمنله`,
  insurer: `(?:primary)?(?:insurance|ins\\.?)(?:companies|company|co|cmpy|carrier|name|companyname|carriername|provider|underwriter)\\.?(?:name)?|insurance(?:info(?:rmation)?)?|insurer(?:name)?|ins\\.?|third-?partyadministrator|t\\.?p\\.?a\\.?|(?:drp|directrepair)(?:program|insurer|partner)?|(?:insurance)?carrier(?:name)?|underwriter|insuredby|(?:compagnie)?${ofThe}(?:assureur|assurances?)|(?:compania|cia\\.?)?${ofThe}(?:aseguradora|seguros?)|(?:شركة)?التامين`,
  invoiceNumber: "invoice(?:numbers?|no\\.?|#)",
  lastName: `${whose}(?:last|family)name`,
  lessor: `(?:lessor|leasingco(?:mpany|\\.)?|leasedfrom|titleholder)${s}(?:name)?`,
  lossDate:
    "dateofloss|loss\\/?date(?:\\/time)?|d\\.?o\\.?l\\.?|dateofaccident|accidentdate|datedusinistre|datedelaccident|fechade(?:l|la)?(?:siniestro|accidente|perdida)|تاريخالحادث",
  lossType: "typeofloss|losstype|kindofloss|typedesinistre|tipodesiniestro",
  make: `${car}make|manufacturer|marque|marca|الماركة|الصانع|الشركةالصانعة`,
  makeAndModel: `${car}make[,/&]?(?:and)?model`,
  model: `modele|modelo|${car}model(?:name)?|الطراز|الموديل`,
  odometer:
    "(?:current)?(?:mileage|odometer|odo|miles|milage)(?:in(?:\\/out)?|\\/odometer|reading)?(?:\\((?:in|mi|miles|km)\\))?|km|kilometrage|kilometraje|odometre|odometro|millaje|recorrido|عدادالمسافة|العداد",
  owner: `(?:customer|client)${s}\\/(?:vehicle)?owner|(?:vehicle)?owner\\/(?:customer|client)|(?:insured|policy-?holder|claimant)\\/(?:owner|customer|client)${s}|(?:owner|customer|client)\\/(?:insured|claimant)${s}|(?:vehicle|registered)?owner${s}(?:\\((?:insured|claimant)\\)|name|ofrecord)?|(?:customer|(?:vehicle)?owner)info(?:rmation)?|nameof(?:the)?(?:owner|customer)|(?:cust(?:omer)?|client)${s}(?:\\.|name)?|(?:nom|nombre)?${ofThe}(?:cliente?|proprietaire|propietari[oa]|duen[oa]|titular)|(?:اسم)?(?:المالك|العميل|مالكالمركبة)`,
  plate:
    "(?:license|licence|lic\\.?|tag)plate(?:number|#|no\\.?|num)?|(?:license|licence|lic\\.?)(?:tag|#|no\\.?)?|plates?(?:#|number|no\\.?|num)?|tag(?:#|number|no)|(?:plaque|placas?|immatriculation|matricula|رقماللوحة)(?:dimmatriculation)?",
  pointOfImpact: "(?:primary)?pointof(?:initial)?impact|(?:primary)?impact|pointdimpact|puntodeimpacto",
  policyNumber: `(?:insured|owner)?(?:policy|police|poliza)${counted}|(?:insured|owner)policy#|${count}${ofThe}(?:police|poliza)|رقم(?:الوثيقة|البوليصة)`,
  productionMonth:
    "prod(?:uction|\\.)?date|mfgdate|mfg\\.?date|built|build(?:date)?|dateofmanufacture|manufacture(?:d)?date",
  repairOrderNumber: `(?:shop|dealer|our)?r\\/?o${counted}|(?:invoice|est(?:imate|\\.)?|job)\\/r\\/?o${counted}|(?:shop)?ro${counted}\\/(?:p\\.?o\\.?|job|w\\/?o)${counted}|r\\.o\\.?${counted}|(?:repair|work|service|shop)order${counted}|(?:invoice\\/)?(?:job|wo|w\\/o|w\\.o\\.|order)(?:number|num|no|#)|(?:ordre|bon)de(?:reparation|travail)${counted}|ordende(?:reparacion|trabajo|servicio)${counted}|${count}${ofThe}(?:ordre|bon|orden)(?:de(?:reparation|travail|reparacion|trabajo|servicio))?|رقمامر(?:الاصلاح|العمل|الشغل)|امر(?:الاصلاح|العمل)(?:رقم)?`,
  shop: "repairfacility(?:name)?|(?:repair|body)?shop(?:name)?|repairer|atelier|carrossier|taller",
  trim: `${car}(?:trim|submodel|sub-model)(?:level)?`,
  vehicle: `${car}(?:make|mk)[,/&-]?(?:model|mdl|mod|md)[,/&-]?(?:year|yr)|${car}(?:year|yr)[,/&-]?(?:make|mk)[,/&-]?(?:model|mdl|mod|md)|(?:ano|annee)[,/&-](?:marca|marque)[,/&-](?:modele|modelo)|(?:marca|marque)[,/&-](?:modele|modelo)[,/&-](?:ano|annee)|y\\/m\\/m|ymm|vehicle(?:info(?:rmation)?|description|details)?|veh|car|unit|description|vehiculo|vehicule|المركبة|السيارة`,
  vin: `(?:vehicle|veh\\.?)?(?:vin|v\\.i\\.n\\.?)(?:number|no|#|scanned|verified)?|vin\\/serial(?:number|no\\.?|#)?|(?:vehicle|veh\\.?)i\\.?d\\.?(?:entification)?(?:number|no\\.?|#)?|serial(?:number|no\\.?|#)|chassis(?:number|no\\.?|#)?|n\\.?i\\.?v\\.?|(?:${count}${ofThe})?(?:serie|bastidor|chasis|chassis|identification(?:duvehicule)?|identificacion(?:delvehiculo|vehicular)?)|رقم(?:الهيكل|الشاسيه|الشاصي|الشاصيه)`,
  workfileId: "workfile(?:id|#|number)|estimate(?:id|#)",
  year: `(?:model|vehicle|veh\\.?)?(?:year|yr)|annee|ano|سنةالصنع|الموديلسنة`,
};

/** Labels of what is not read, which end the value before them. */
const others =
  "(?:customer|cust\\.?|client|account|acct\\.?)(?:numbers?|no\\.?|nbr|#|id)|phone|telephone|tel|cell|fax|email|e-mail|date|time|deductible|agent|contact|address|city|cit[yi]statezip|citystatezip|state|zip|color|colour|" +
  "interiorcolor|exteriorcolor|int\\.?color|ext\\.?color|paintcode|bodycode|condition(?:code)?|writtenby|daystorepair|inspectionlocation|appraiserinformation|federalid|licensenumber|mileageout|odometerout|" +
  "vehiclein|vehicleout|datein|dateout|business|evening|drivable|coverage|losspayee|profileid|estimateversion|preparedby|estimator|taxid|" +
  "bodystyle|engine|transmission|style|options|notes|note|fileid|filenumber|damageassessedby|supplement|workrequested|concern|complaint|total|page|lossdescription|driver|operator|department|dept|branch|location|payment(?:type|method)?|paytype|(?:deliver|mail|remit|ship)to|lienholder|agency|apprais[eo]r|referral(?:number|no|#)?|inspection(?:type)?|lossinfo(?:rmation)?|body(?:type)?|(?:appraisal|arrival|assigned|assignment|closed|completion|delivery|due|inspection|opened|order|received|repair|start|target)date|date(?:closed|completed|due|opened|promised|received|required|written)|" +
  "(?:lic(?:ense|\\.)?|plate)state|unit(?:number|no|#)|stock(?:number|no|#)|tag|adj\\.?|adv\\.?|advis[eo]r|service(?:advis[eo]r|writer)|technician|tech\\.?|est\\.?|writer|promised|delivery|received|terms|p\\.?o\\.?(?:number|no|#)|invoice(?:date)?|supplementedby|" +
  "(?:(?:numero|num|no|nr|n[°ºo])\\.?(?:de|du)?)?dossier|adresse|direccion|telefono|courriel|correo|fecha|couleur|agence|ville|ciudad|expert|franchise|deducible|estimatedate|printdate|createdate|تاريخ|هاتف|رقمالهاتف|العنوان|اللون|المدينة";

/** What belongs to someone who is a label too: "Owner Phone", "Insured's address", "Mileage out". */
const belongings =
  `(?:owner|customer|cust\\.?|client|insured|claimant|shop|vehicle|insurer|insurance|agent|adjuster|estimator|appraiser|street|mailing|billing|home|work|cell|mobile|business|day|evening|loss|claim|claims)${s}` +
  "(?:(?:first|last)name|licen[sc]e|contact|telephone|phone|tel\\.?|cell|fax|e-?mail|address|city|state|zip|color|colour|signature|initials|office|type|status|agent|center)(?:number|no\\.?|#|[123](?!\\d))?";

/** What "name" and "company" mean depends on the block of the form. */
export type Labelled = FieldName | "company" | "name" | "other";

/** What the pattern of each label is, without what may stand in brackets behind it. */
export const labelPatterns: readonly (readonly [Labelled, string])[] = [
  ...fieldNames.map((name) => [name, labels[name]] as const),
  ["company", "company(?:name)?"],
  ["name", "(?:full)?name"],
  ["other", `${others}|${belongings}`],
];
