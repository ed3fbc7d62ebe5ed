/** The failures of QuickBooks by their codes, as people read them there. */
interface FaultError {
  Message: string;
  Detail: string;
  code: string;
  element: string;
}

type FaultType = "ValidationFault" | "SystemFault" | "AUTHENTICATION" | "AUTHORIZATION" | "THROTTLED";

export class QboFault extends Error {
  readonly status: number;
  readonly type: FaultType;
  readonly error: FaultError;

  constructor(status: number, type: FaultType, error: FaultError) {
    super(error.Message);
    this.status = status;
    this.type = type;
    this.error = error;
  }

  /** `{"Fault": …}`, or what the gateway says in lower case. */
  toBody(): object {
    const { Message, Detail, code, element } = this.error;
    if (this.type === "ValidationFault" || this.type === "SystemFault")
      return { Fault: { Error: [{ Message, Detail, code, element }], type: this.type } };
    return { fault: { error: [{ message: Message, detail: Detail, code }], type: this.type } };
  }
}

const refused = (code: string, Message: string, [Detail, element = ""]: readonly [string, string?]): QboFault =>
  new QboFault(400, "ValidationFault", { Message, Detail, code, element });

export const missing = (field: string): QboFault =>
  refused("2020", "Required param missing, need to supply the required value for the API", [
    `Required parameter ${field} is missing in the request`,
    field,
  ]);

export const invalidProperty = (detail: string, field = ""): QboFault =>
  refused("2010", "Request has invalid or unsupported property", [
    `Property Name:${detail} specified is unsupported or invalid`,
    field,
  ]);

export const unknownValue = (field: string, value: string): QboFault =>
  refused("2170", "Invalid Enumeration", [`Invalid Enumeration : ${value}`, field]);

export const wrongReference = (field: string): QboFault =>
  refused("2500", "Invalid Reference Id", [`Invalid Reference Id : ${field} names nothing in this company`, field]);

export const notFound = (what: string): QboFault =>
  refused("610", "Object Not Found", [
    "Object Not Found : Something you're trying to use has been made inactive. Check the fields with accounts, customers, items, vendors or employees.",
    what,
  ]);

export const queryNotParsed = (detail: string): QboFault =>
  refused("4000", "Error parsing query", [`QueryParserError: ${detail}`]);

export const queryNotValid = (detail: string): QboFault =>
  refused("4001", "Invalid query", [`QueryValidationError: ${detail}`]);

export const stale = (): QboFault =>
  refused("5010", "Stale Object Error", [
    "Stale Object Error : You and another user were working on this at the same time. The other user finished before you did, so your work was not saved.",
  ]);

export const againstRule = (rule: string, field = ""): QboFault =>
  refused("6000", "A business validation error has occurred while processing your request", [
    `Business Validation Error: ${rule}`,
    field,
  ]);

export const wrongAmount = (amount: number): QboFault =>
  refused("6070", "Amount calculation incorrect in the request", [
    `Amount is not equal to UnitPrice * Qty. Supplied value:${amount}`,
    "Line.Amount",
  ]);

export const numberUsed = (number: string, type: string, id: string): QboFault =>
  refused("6140", "Duplicate Document Number Error", [
    `Duplicate Document Number Error : You must specify a different number. This number has already been used. DocNumber=${number} is assigned to TxnType=${type} with TxnId=${id}`,
    "DocNumber",
  ]);

export const periodClosed = (through: string): QboFault =>
  refused("6210", "Account Period Closed, Cannot Update Through Services API", [
    `The account period has closed and the account books cannot be updated through the QuickBooks Online Services API. The books are closed through ${through}.`,
    "TxnDate",
  ]);

export const nameUsed = (id: string, field: string): QboFault =>
  refused("6240", "Duplicate Name Exists Error", [`The name supplied already exists. : Id=${id}`, field]);

export const unsupported = (what: string): QboFault =>
  refused("500", "Unsupported Operation", [`Operation ${what} is not supported.`]);

const atTheGateway = (status: number, type: FaultType, [code, Message, Detail]: [string, string, string]): QboFault =>
  new QboFault(status, type, { Message, Detail, code, element: "" });

export const notAuthenticated = (): QboFault =>
  atTheGateway(401, "AUTHENTICATION", [
    "3200",
    "message=AuthenticationFailed; errorCode=003200; statusCode=401",
    "Token expired or not known",
  ]);

export const notAuthorized = (): QboFault =>
  atTheGateway(403, "AUTHORIZATION", [
    "3100",
    "message=ApplicationAuthorizationFailed; errorCode=003100; statusCode=403",
    "The application is not authorized for this company",
  ]);

export const throttled = (): QboFault =>
  atTheGateway(429, "THROTTLED", [
    "3001",
    "message=ThrottleExceeded; errorCode=003001; statusCode=429",
    "Too many requests for this company",
  ]);

export const theirFailure = (status: number): QboFault =>
  new QboFault(status, "SystemFault", {
    Message: "An application error has occurred while processing your request",
    Detail: "System Failure Error: Something went wrong on our side",
    code: "10000",
    element: "",
  });
