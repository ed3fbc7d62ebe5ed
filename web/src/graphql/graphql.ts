/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A filter to be used against `Address` object types. All fields are combined with a logical ‘and.’ */
export type AddressFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<AddressFilter> | null | undefined;
  /** Filter by the object’s `city` field. */
  city?: StringFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `customerAddresses` relation. */
  customerAddresses?: AddressToManyCustomerAddressFilter | null | undefined;
  /** Some related `customerAddresses` exist. */
  customerAddressesExist?: boolean | null | undefined;
  /** Filter by the object’s `customerId` field. */
  customerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `customers` relation. */
  customers?: AddressToManyCustomerFilter | null | undefined;
  /** Some related `customers` exist. */
  customersExist?: boolean | null | undefined;
  /** Filter by the object’s `facilities` relation. */
  facilities?: AddressToManyFacilityFilter | null | undefined;
  /** Some related `facilities` exist. */
  facilitiesExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: AddressFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AddressFilter> | null | undefined;
  /** Filter by the object’s `serviceOrdersByPickupAddressId` relation. */
  serviceOrdersByPickupAddressId?: AddressToManyServiceOrderFilter | null | undefined;
  /** Some related `serviceOrdersByPickupAddressId` exist. */
  serviceOrdersByPickupAddressIdExist?: boolean | null | undefined;
};

/** A filter to be used against many `CustomerAddress` object types. All fields are combined with a logical ‘and.’ */
export type AddressToManyCustomerAddressFilter = {
  /** Every related `CustomerAddress` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: CustomerAddressFilter | null | undefined;
  /** No related `CustomerAddress` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: CustomerAddressFilter | null | undefined;
  /** Some related `CustomerAddress` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: CustomerAddressFilter | null | undefined;
};

/** A filter to be used against many `Customer` object types. All fields are combined with a logical ‘and.’ */
export type AddressToManyCustomerFilter = {
  /** Every related `Customer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: CustomerFilter | null | undefined;
  /** No related `Customer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: CustomerFilter | null | undefined;
  /** Some related `Customer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: CustomerFilter | null | undefined;
};

/** A filter to be used against many `Facility` object types. All fields are combined with a logical ‘and.’ */
export type AddressToManyFacilityFilter = {
  /** Every related `Facility` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: FacilityFilter | null | undefined;
  /** No related `Facility` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: FacilityFilter | null | undefined;
  /** Some related `Facility` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: FacilityFilter | null | undefined;
};

/** A filter to be used against many `ServiceOrder` object types. All fields are combined with a logical ‘and.’ */
export type AddressToManyServiceOrderFilter = {
  /** Every related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ServiceOrderFilter | null | undefined;
  /** No related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ServiceOrderFilter | null | undefined;
  /** Some related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ServiceOrderFilter | null | undefined;
};

/** A filter to be used against `AdminNotification` object types. All fields are combined with a logical ‘and.’ */
export type AdminNotificationFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<AdminNotificationFilter> | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `handledBy` field. */
  handledBy?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: AdminNotificationFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AdminNotificationFilter> | null | undefined;
  /** Filter by the object’s `serviceOrder` relation. */
  serviceOrder?: ServiceOrderFilter | null | undefined;
  /** A related `serviceOrder` exists. */
  serviceOrderExists?: boolean | null | undefined;
  /** Filter by the object’s `serviceOrderId` field. */
  serviceOrderId?: UuidFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `userByHandledBy` relation. */
  userByHandledBy?: UserFilter | null | undefined;
  /** A related `userByHandledBy` exists. */
  userByHandledByExists?: boolean | null | undefined;
};

/** A filter to be used against Boolean fields. All fields are combined with a logical ‘and.’ */
export type BooleanFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: boolean | null | undefined;
  /** Equal to the specified value. */
  equalTo?: boolean | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: boolean | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: boolean | null | undefined;
  /** Included in the specified list. */
  in?: Array<boolean> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: boolean | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: boolean | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: boolean | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: boolean | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<boolean> | null | undefined;
};

export type ChangeOrderTaskInput = {
  id: string;
  /** Why; asked for when a task does not apply. */
  note?: string | null | undefined;
  /** open, done, skipped or notApplicable. */
  state: string;
  /** The version the task was seen in: when someone else was faster, nothing is changed. */
  version: number;
};

export type ChangeServiceOrderStatusInput = {
  cancellationReason?: string | null | undefined;
  cancellationReasonKey?: string | null | undefined;
  holdReasonKey?: string | null | undefined;
  id: string;
  note?: string | null | undefined;
  /** Admins only, with a note: move although something is missing. */
  override?: boolean | null | undefined;
  statusKey: string;
  /** The version the order was seen in: when someone else was faster, nothing is moved. */
  version: number;
};

export type ChangeUserRoleInput = {
  id: string;
  role: string;
};

/** A filter to be used against `Contact` object types. All fields are combined with a logical ‘and.’ */
export type ContactFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<ContactFilter> | null | undefined;
  /** Filter by the object’s `customer` relation. */
  customer?: CustomerFilter | null | undefined;
  /** Filter by the object’s `customerId` field. */
  customerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: ContactFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ContactFilter> | null | undefined;
};

export type CreateServiceOrderInput = {
  assignedTechnicianId?: string | null | undefined;
  calibrationType?: string | null | undefined;
  claimNumber?: string | null | undefined;
  customerId?: string | null | undefined;
  facilityId?: string | null | undefined;
  insurerName?: string | null | undefined;
  intakeMethod?: string | null | undefined;
  internalNotes?: string | null | undefined;
  notes?: string | null | undefined;
  pickupAddressId?: string | null | undefined;
  poNumber?: string | null | undefined;
  priority?: string | null | undefined;
  repairOrderNumber?: string | null | undefined;
  rideHeightModified?: boolean | null | undefined;
  towingNotes?: string | null | undefined;
  towingRequired?: boolean | null | undefined;
  vehicle?: NewVehicleInput | null | undefined;
  vehicleId?: string | null | undefined;
};

export type CreateTaskFileInput = {
  allowMultiple: boolean;
  /** MIME types, or image/* and video/* for whole families. */
  allowedFileTypes: Array<string>;
  appliesWhen?: unknown;
  customerVisible: boolean;
  description?: string | null | undefined;
  documentKind: string;
  maxSizeMb: number;
  /** How many it takes; 1 unless it takes several. */
  minCount: number;
  required: boolean;
  taskId: string;
  title: string;
};

export type CreateTaskInput = {
  /** When it applies; nothing means always. */
  appliesWhen?: unknown;
  /** Whether it is asked of the customer. */
  asksCustomer: boolean;
  description?: string | null | undefined;
  /** Whether an order waits for it. */
  isBlocking: boolean;
  serviceOrderStatusId: string;
  taskName: string;
};

/** A filter to be used against `CustomerAddress` object types. All fields are combined with a logical ‘and.’ */
export type CustomerAddressFilter = {
  /** Filter by the object’s `address` relation. */
  address?: AddressFilter | null | undefined;
  /** Filter by the object’s `addressId` field. */
  addressId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<CustomerAddressFilter> | null | undefined;
  /** Filter by the object’s `customer` relation. */
  customer?: CustomerFilter | null | undefined;
  /** Filter by the object’s `customerId` field. */
  customerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: CustomerAddressFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CustomerAddressFilter> | null | undefined;
};

/** A filter to be used against `Customer` object types. All fields are combined with a logical ‘and.’ */
export type CustomerFilter = {
  /** Filter by the object’s `address` relation. */
  address?: AddressFilter | null | undefined;
  /** A related `address` exists. */
  addressExists?: boolean | null | undefined;
  /** Filter by the object’s `addressId` field. */
  addressId?: UuidFilter | null | undefined;
  /** Filter by the object’s `addresses` relation. */
  addresses?: CustomerToManyCustomerAddressFilter | null | undefined;
  /** Some related `addresses` exist. */
  addressesExist?: boolean | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<CustomerFilter> | null | undefined;
  /** Filter by the object’s `companyName` field. */
  companyName?: StringFilter | null | undefined;
  /** Filter by the object’s `contacts` relation. */
  contacts?: CustomerToManyContactFilter | null | undefined;
  /** Some related `contacts` exist. */
  contactsExist?: boolean | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `customerKind` field. */
  customerKind?: StringFilter | null | undefined;
  /** Filter by the object’s `defaultFacility` relation. */
  defaultFacility?: FacilityFilter | null | undefined;
  /** A related `defaultFacility` exists. */
  defaultFacilityExists?: boolean | null | undefined;
  /** Filter by the object’s `files` relation. */
  files?: CustomerToManyFileFilter | null | undefined;
  /** Some related `files` exist. */
  filesExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `isPartnerReward` field. */
  isPartnerReward?: BooleanFilter | null | undefined;
  /** Negates the expression. */
  not?: CustomerFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CustomerFilter> | null | undefined;
  /** Filter by the object’s `orderTaskFiles` relation. */
  orderTaskFiles?: CustomerToManyOrderTaskFileFilter | null | undefined;
  /** Some related `orderTaskFiles` exist. */
  orderTaskFilesExist?: boolean | null | undefined;
  /** Filter by the object’s `orderTasks` relation. */
  orderTasks?: CustomerToManyOrderTaskFilter | null | undefined;
  /** Some related `orderTasks` exist. */
  orderTasksExist?: boolean | null | undefined;
  /** Filter by the object’s `requiresPo` field. */
  requiresPo?: BooleanFilter | null | undefined;
  /** Filter by the object’s `searchText` field. */
  searchText?: StringFilter | null | undefined;
  /** Filter by the object’s `serviceOrders` relation. */
  serviceOrders?: CustomerToManyServiceOrderFilter | null | undefined;
  /** Some related `serviceOrders` exist. */
  serviceOrdersExist?: boolean | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `user` relation. */
  user?: UserFilter | null | undefined;
  /** A related `user` exists. */
  userExists?: boolean | null | undefined;
  /** Filter by the object’s `userId` field. */
  userId?: UuidFilter | null | undefined;
  /** Filter by the object’s `vehicles` relation. */
  vehicles?: CustomerToManyVehicleFilter | null | undefined;
  /** Some related `vehicles` exist. */
  vehiclesExist?: boolean | null | undefined;
};

/** Methods to use when ordering `Customer`. */
export type CustomerOrderBy =
  | 'ADDRESS_ID_ASC'
  | 'ADDRESS_ID_DESC'
  | 'COMPANY_NAME_ASC'
  | 'COMPANY_NAME_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'CUSTOMER_KIND_ASC'
  | 'CUSTOMER_KIND_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'IS_PARTNER_REWARD_ASC'
  | 'IS_PARTNER_REWARD_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'REQUIRES_PO_ASC'
  | 'REQUIRES_PO_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'USER_ID_ASC'
  | 'USER_ID_DESC';

/** A filter to be used against many `Contact` object types. All fields are combined with a logical ‘and.’ */
export type CustomerToManyContactFilter = {
  /** Every related `Contact` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ContactFilter | null | undefined;
  /** No related `Contact` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ContactFilter | null | undefined;
  /** Some related `Contact` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ContactFilter | null | undefined;
};

/** A filter to be used against many `CustomerAddress` object types. All fields are combined with a logical ‘and.’ */
export type CustomerToManyCustomerAddressFilter = {
  /** Every related `CustomerAddress` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: CustomerAddressFilter | null | undefined;
  /** No related `CustomerAddress` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: CustomerAddressFilter | null | undefined;
  /** Some related `CustomerAddress` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: CustomerAddressFilter | null | undefined;
};

/** A filter to be used against many `File` object types. All fields are combined with a logical ‘and.’ */
export type CustomerToManyFileFilter = {
  /** Every related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: FileFilter | null | undefined;
  /** No related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: FileFilter | null | undefined;
  /** Some related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: FileFilter | null | undefined;
};

/** A filter to be used against many `OrderTaskFile` object types. All fields are combined with a logical ‘and.’ */
export type CustomerToManyOrderTaskFileFilter = {
  /** Every related `OrderTaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OrderTaskFileFilter | null | undefined;
  /** No related `OrderTaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OrderTaskFileFilter | null | undefined;
  /** Some related `OrderTaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OrderTaskFileFilter | null | undefined;
};

/** A filter to be used against many `OrderTask` object types. All fields are combined with a logical ‘and.’ */
export type CustomerToManyOrderTaskFilter = {
  /** Every related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OrderTaskFilter | null | undefined;
  /** No related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OrderTaskFilter | null | undefined;
  /** Some related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OrderTaskFilter | null | undefined;
};

/** A filter to be used against many `ServiceOrder` object types. All fields are combined with a logical ‘and.’ */
export type CustomerToManyServiceOrderFilter = {
  /** Every related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ServiceOrderFilter | null | undefined;
  /** No related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ServiceOrderFilter | null | undefined;
  /** Some related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ServiceOrderFilter | null | undefined;
};

/** A filter to be used against many `Vehicle` object types. All fields are combined with a logical ‘and.’ */
export type CustomerToManyVehicleFilter = {
  /** Every related `Vehicle` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: VehicleFilter | null | undefined;
  /** No related `Vehicle` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: VehicleFilter | null | undefined;
  /** Some related `Vehicle` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: VehicleFilter | null | undefined;
};

/** A filter to be used against Date fields. All fields are combined with a logical ‘and.’ */
export type DateFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: string | null | undefined;
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** A filter to be used against Datetime fields. All fields are combined with a logical ‘and.’ */
export type DatetimeFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: string | null | undefined;
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** A filter to be used against `Estimate` object types. All fields are combined with a logical ‘and.’ */
export type EstimateFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<EstimateFilter> | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `customerId` field. */
  customerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `lineItems` relation. */
  lineItems?: EstimateToManyLineItemFilter | null | undefined;
  /** Some related `lineItems` exist. */
  lineItemsExist?: boolean | null | undefined;
  /** Negates the expression. */
  not?: EstimateFilter | null | undefined;
  /** Filter by the object’s `number` field. */
  number?: StringFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<EstimateFilter> | null | undefined;
  /** Filter by the object’s `revision` field. */
  revision?: IntFilter | null | undefined;
  /** Filter by the object’s `serviceOrder` relation. */
  serviceOrder?: ServiceOrderFilter | null | undefined;
  /** Filter by the object’s `serviceOrderId` field. */
  serviceOrderId?: UuidFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
};

/** A filter to be used against many `LineItem` object types. All fields are combined with a logical ‘and.’ */
export type EstimateToManyLineItemFilter = {
  /** Every related `LineItem` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: LineItemFilter | null | undefined;
  /** No related `LineItem` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: LineItemFilter | null | undefined;
  /** Some related `LineItem` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: LineItemFilter | null | undefined;
};

/** A filter to be used against `Facility` object types. All fields are combined with a logical ‘and.’ */
export type FacilityFilter = {
  /** Filter by the object’s `address` relation. */
  address?: AddressFilter | null | undefined;
  /** A related `address` exists. */
  addressExists?: boolean | null | undefined;
  /** Filter by the object’s `addressId` field. */
  addressId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<FacilityFilter> | null | undefined;
  /** Filter by the object’s `facilityName` field. */
  facilityName?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: FacilityFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<FacilityFilter> | null | undefined;
  /** Filter by the object’s `serviceOrders` relation. */
  serviceOrders?: FacilityToManyServiceOrderFilter | null | undefined;
  /** Some related `serviceOrders` exist. */
  serviceOrdersExist?: boolean | null | undefined;
};

/** A filter to be used against many `ServiceOrder` object types. All fields are combined with a logical ‘and.’ */
export type FacilityToManyServiceOrderFilter = {
  /** Every related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ServiceOrderFilter | null | undefined;
  /** No related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ServiceOrderFilter | null | undefined;
  /** Some related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ServiceOrderFilter | null | undefined;
};

/** A filter to be used against `File` object types. All fields are combined with a logical ‘and.’ */
export type FileFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<FileFilter> | null | undefined;
  /** Filter by the object’s `blobId` field. */
  blobId?: UuidFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `currentFile` relation. */
  currentFile?: FileFilter | null | undefined;
  /** A related `currentFile` exists. */
  currentFileExists?: boolean | null | undefined;
  /** Filter by the object’s `customer` relation. */
  customer?: CustomerFilter | null | undefined;
  /** A related `customer` exists. */
  customerExists?: boolean | null | undefined;
  /** Filter by the object’s `customerId` field. */
  customerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: FileFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<FileFilter> | null | undefined;
  /** Filter by the object’s `orderTaskFile` relation. */
  orderTaskFile?: OrderTaskFileFilter | null | undefined;
  /** A related `orderTaskFile` exists. */
  orderTaskFileExists?: boolean | null | undefined;
  /** Filter by the object’s `orderTaskFileId` field. */
  orderTaskFileId?: UuidFilter | null | undefined;
  /** Filter by the object’s `serviceOrder` relation. */
  serviceOrder?: ServiceOrderFilter | null | undefined;
  /** A related `serviceOrder` exists. */
  serviceOrderExists?: boolean | null | undefined;
  /** Filter by the object’s `serviceOrderId` field. */
  serviceOrderId?: UuidFilter | null | undefined;
  /** Filter by the object’s `serviceOrdersByRepairOrderFileId` relation. */
  serviceOrdersByRepairOrderFileId?: FileToManyServiceOrderFilter | null | undefined;
  /** Some related `serviceOrdersByRepairOrderFileId` exist. */
  serviceOrdersByRepairOrderFileIdExist?: boolean | null | undefined;
  /** Filter by the object’s `serviceOrdersByRideHeightWaiverFileId` relation. */
  serviceOrdersByRideHeightWaiverFileId?: FileToManyServiceOrderFilter | null | undefined;
  /** Some related `serviceOrdersByRideHeightWaiverFileId` exist. */
  serviceOrdersByRideHeightWaiverFileIdExist?: boolean | null | undefined;
  /** Filter by the object’s `uploadedBy` field. */
  uploadedBy?: UuidFilter | null | undefined;
  /** Filter by the object’s `userByUploadedBy` relation. */
  userByUploadedBy?: UserFilter | null | undefined;
  /** A related `userByUploadedBy` exists. */
  userByUploadedByExists?: boolean | null | undefined;
  /** Filter by the object’s `versionOf` field. */
  versionOf?: UuidFilter | null | undefined;
  /** Filter by the object’s `versions` relation. */
  versions?: FileToManyFileFilter | null | undefined;
  /** Some related `versions` exist. */
  versionsExist?: boolean | null | undefined;
};

/** A filter to be used against many `File` object types. All fields are combined with a logical ‘and.’ */
export type FileToManyFileFilter = {
  /** Every related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: FileFilter | null | undefined;
  /** No related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: FileFilter | null | undefined;
  /** Some related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: FileFilter | null | undefined;
};

/** A filter to be used against many `ServiceOrder` object types. All fields are combined with a logical ‘and.’ */
export type FileToManyServiceOrderFilter = {
  /** Every related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ServiceOrderFilter | null | undefined;
  /** No related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ServiceOrderFilter | null | undefined;
  /** Some related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ServiceOrderFilter | null | undefined;
};

/** A filter to be used against Int fields. All fields are combined with a logical ‘and.’ */
export type IntFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: number | null | undefined;
  /** Equal to the specified value. */
  equalTo?: number | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: number | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: number | null | undefined;
  /** Included in the specified list. */
  in?: Array<number> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: number | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: number | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: number | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: number | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<number> | null | undefined;
};

export type InviteUserInput = {
  customerId?: string | null | undefined;
  displayName: string;
  email: string;
  role: string;
};

/** A filter to be used against `Invoice` object types. All fields are combined with a logical ‘and.’ */
export type InvoiceFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<InvoiceFilter> | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `customerId` field. */
  customerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `dueDate` field. */
  dueDate?: DateFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `lineItems` relation. */
  lineItems?: InvoiceToManyLineItemFilter | null | undefined;
  /** Some related `lineItems` exist. */
  lineItemsExist?: boolean | null | undefined;
  /** Negates the expression. */
  not?: InvoiceFilter | null | undefined;
  /** Filter by the object’s `number` field. */
  number?: StringFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<InvoiceFilter> | null | undefined;
  /** Filter by the object’s `serviceOrder` relation. */
  serviceOrder?: ServiceOrderFilter | null | undefined;
  /** Filter by the object’s `serviceOrderId` field. */
  serviceOrderId?: UuidFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
};

/** A filter to be used against many `LineItem` object types. All fields are combined with a logical ‘and.’ */
export type InvoiceToManyLineItemFilter = {
  /** Every related `LineItem` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: LineItemFilter | null | undefined;
  /** No related `LineItem` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: LineItemFilter | null | undefined;
  /** Some related `LineItem` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: LineItemFilter | null | undefined;
};

/** A filter to be used against `LineItem` object types. All fields are combined with a logical ‘and.’ */
export type LineItemFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<LineItemFilter> | null | undefined;
  /** Filter by the object’s `customerId` field. */
  customerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `estimate` relation. */
  estimate?: EstimateFilter | null | undefined;
  /** A related `estimate` exists. */
  estimateExists?: boolean | null | undefined;
  /** Filter by the object’s `estimateId` field. */
  estimateId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `invoice` relation. */
  invoice?: InvoiceFilter | null | undefined;
  /** A related `invoice` exists. */
  invoiceExists?: boolean | null | undefined;
  /** Filter by the object’s `invoiceId` field. */
  invoiceId?: UuidFilter | null | undefined;
  /** Filter by the object’s `lineItemType` relation. */
  lineItemType?: LineItemTypeFilter | null | undefined;
  /** Filter by the object’s `lineItemTypeId` field. */
  lineItemTypeId?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: LineItemFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<LineItemFilter> | null | undefined;
  /** Filter by the object’s `sortOrder` field. */
  sortOrder?: IntFilter | null | undefined;
};

/** A filter to be used against `LineItemType` object types. All fields are combined with a logical ‘and.’ */
export type LineItemTypeFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<LineItemTypeFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `key` field. */
  key?: StringFilter | null | undefined;
  /** Filter by the object’s `lineItems` relation. */
  lineItems?: LineItemTypeToManyLineItemFilter | null | undefined;
  /** Some related `lineItems` exist. */
  lineItemsExist?: boolean | null | undefined;
  /** Negates the expression. */
  not?: LineItemTypeFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<LineItemTypeFilter> | null | undefined;
  /** Filter by the object’s `sortOrder` field. */
  sortOrder?: IntFilter | null | undefined;
};

/** A filter to be used against many `LineItem` object types. All fields are combined with a logical ‘and.’ */
export type LineItemTypeToManyLineItemFilter = {
  /** Every related `LineItem` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: LineItemFilter | null | undefined;
  /** No related `LineItem` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: LineItemFilter | null | undefined;
  /** Some related `LineItem` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: LineItemFilter | null | undefined;
};

export type LinkUserToCustomerInput = {
  /** Null takes the login away from its customer. */
  customerId?: string | null | undefined;
  id: string;
};

export type LoginInput = {
  id: string;
};

/** A filter to be used against `Message` object types. All fields are combined with a logical ‘and.’ */
export type MessageFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<MessageFilter> | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: MessageFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<MessageFilter> | null | undefined;
  /** Filter by the object’s `recipient` field. */
  recipient?: StringFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `user` relation. */
  user?: UserFilter | null | undefined;
  /** A related `user` exists. */
  userExists?: boolean | null | undefined;
  /** Filter by the object’s `userId` field. */
  userId?: UuidFilter | null | undefined;
};

export type NewVehicleInput = {
  make: string;
  model: string;
  ownerFirstName?: string | null | undefined;
  ownerLastName?: string | null | undefined;
  trim?: string | null | undefined;
  vehicleDescription?: string | null | undefined;
  vinConfirmed?: boolean | null | undefined;
  vinNumber: string;
  year: number;
};

/** A filter to be used against `OrderTaskFile` object types. All fields are combined with a logical ‘and.’ */
export type OrderTaskFileFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<OrderTaskFileFilter> | null | undefined;
  /** Filter by the object’s `customer` relation. */
  customer?: CustomerFilter | null | undefined;
  /** Filter by the object’s `customerId` field. */
  customerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `files` relation. */
  files?: OrderTaskFileToManyFileFilter | null | undefined;
  /** Some related `files` exist. */
  filesExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: OrderTaskFileFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OrderTaskFileFilter> | null | undefined;
  /** Filter by the object’s `orderTask` relation. */
  orderTask?: OrderTaskFilter | null | undefined;
  /** Filter by the object’s `orderTaskId` field. */
  orderTaskId?: UuidFilter | null | undefined;
  /** Filter by the object’s `serviceOrder` relation. */
  serviceOrder?: ServiceOrderFilter | null | undefined;
  /** Filter by the object’s `serviceOrderId` field. */
  serviceOrderId?: UuidFilter | null | undefined;
  /** Filter by the object’s `sortOrder` field. */
  sortOrder?: IntFilter | null | undefined;
  /** Filter by the object’s `taskFile` relation. */
  taskFile?: TaskFileFilter | null | undefined;
  /** A related `taskFile` exists. */
  taskFileExists?: boolean | null | undefined;
  /** Filter by the object’s `taskFileId` field. */
  taskFileId?: UuidFilter | null | undefined;
};

/** A filter to be used against many `File` object types. All fields are combined with a logical ‘and.’ */
export type OrderTaskFileToManyFileFilter = {
  /** Every related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: FileFilter | null | undefined;
  /** No related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: FileFilter | null | undefined;
  /** Some related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: FileFilter | null | undefined;
};

/** A filter to be used against `OrderTask` object types. All fields are combined with a logical ‘and.’ */
export type OrderTaskFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<OrderTaskFilter> | null | undefined;
  /** Filter by the object’s `customer` relation. */
  customer?: CustomerFilter | null | undefined;
  /** Filter by the object’s `customerId` field. */
  customerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `decidedBy` field. */
  decidedBy?: UuidFilter | null | undefined;
  /** Filter by the object’s `decidedByUser` relation. */
  decidedByUser?: UserFilter | null | undefined;
  /** A related `decidedByUser` exists. */
  decidedByUserExists?: boolean | null | undefined;
  /** Filter by the object’s `files` relation. */
  files?: OrderTaskToManyOrderTaskFileFilter | null | undefined;
  /** Some related `files` exist. */
  filesExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: OrderTaskFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OrderTaskFilter> | null | undefined;
  /** Filter by the object’s `serviceOrder` relation. */
  serviceOrder?: ServiceOrderFilter | null | undefined;
  /** Filter by the object’s `serviceOrderId` field. */
  serviceOrderId?: UuidFilter | null | undefined;
  /** Filter by the object’s `serviceOrderStatus` relation. */
  serviceOrderStatus?: ServiceOrderStatusFilter | null | undefined;
  /** Filter by the object’s `serviceOrderStatusId` field. */
  serviceOrderStatusId?: UuidFilter | null | undefined;
  /** Filter by the object’s `task` relation. */
  task?: TaskFilter | null | undefined;
  /** A related `task` exists. */
  taskExists?: boolean | null | undefined;
  /** Filter by the object’s `taskId` field. */
  taskId?: UuidFilter | null | undefined;
  /** Filter by the object’s `taskOrder` field. */
  taskOrder?: IntFilter | null | undefined;
};

/** A filter to be used against many `OrderTaskFile` object types. All fields are combined with a logical ‘and.’ */
export type OrderTaskToManyOrderTaskFileFilter = {
  /** Every related `OrderTaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OrderTaskFileFilter | null | undefined;
  /** No related `OrderTaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OrderTaskFileFilter | null | undefined;
  /** Some related `OrderTaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OrderTaskFileFilter | null | undefined;
};

export type ReorderTaskFilesInput = {
  /** All files of the task in their new order. */
  ids: Array<string>;
  taskId: string;
};

export type ReorderTasksInput = {
  /** All tasks of the status in their new order; those that come from another status move. */
  ids: Array<string>;
  serviceOrderStatusId: string;
};

/** A definition in the version it was seen in. */
export type SeenDefinitionInput = {
  id: string;
  version: number;
};

/** A filter to be used against `ServiceOrder` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderFilter = {
  /** Filter by the object’s `adminNotifications` relation. */
  adminNotifications?: ServiceOrderToManyAdminNotificationFilter | null | undefined;
  /** Some related `adminNotifications` exist. */
  adminNotificationsExist?: boolean | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<ServiceOrderFilter> | null | undefined;
  /** Filter by the object’s `assignedTechnician` relation. */
  assignedTechnician?: UserFilter | null | undefined;
  /** A related `assignedTechnician` exists. */
  assignedTechnicianExists?: boolean | null | undefined;
  /** Filter by the object’s `assignedTechnicianId` field. */
  assignedTechnicianId?: UuidFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `customer` relation. */
  customer?: CustomerFilter | null | undefined;
  /** Filter by the object’s `customerId` field. */
  customerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `estimatedCompletionDate` field. */
  estimatedCompletionDate?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `estimates` relation. */
  estimates?: ServiceOrderToManyEstimateFilter | null | undefined;
  /** Some related `estimates` exist. */
  estimatesExist?: boolean | null | undefined;
  /** Filter by the object’s `facility` relation. */
  facility?: FacilityFilter | null | undefined;
  /** A related `facility` exists. */
  facilityExists?: boolean | null | undefined;
  /** Filter by the object’s `facilityId` field. */
  facilityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `files` relation. */
  files?: ServiceOrderToManyFileFilter | null | undefined;
  /** Some related `files` exist. */
  filesExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `intakeMethod` field. */
  intakeMethod?: StringFilter | null | undefined;
  /** Filter by the object’s `internalOrderNumber` field. */
  internalOrderNumber?: StringFilter | null | undefined;
  /** Filter by the object’s `invoices` relation. */
  invoices?: ServiceOrderToManyInvoiceFilter | null | undefined;
  /** Some related `invoices` exist. */
  invoicesExist?: boolean | null | undefined;
  /** Negates the expression. */
  not?: ServiceOrderFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ServiceOrderFilter> | null | undefined;
  /** Filter by the object’s `orderTaskFiles` relation. */
  orderTaskFiles?: ServiceOrderToManyOrderTaskFileFilter | null | undefined;
  /** Some related `orderTaskFiles` exist. */
  orderTaskFilesExist?: boolean | null | undefined;
  /** Filter by the object’s `orderTasks` relation. */
  orderTasks?: ServiceOrderToManyOrderTaskFilter | null | undefined;
  /** Some related `orderTasks` exist. */
  orderTasksExist?: boolean | null | undefined;
  /** Filter by the object’s `pickupAddress` relation. */
  pickupAddress?: AddressFilter | null | undefined;
  /** A related `pickupAddress` exists. */
  pickupAddressExists?: boolean | null | undefined;
  /** Filter by the object’s `pickupAddressId` field. */
  pickupAddressId?: UuidFilter | null | undefined;
  /** Filter by the object’s `poNumber` field. */
  poNumber?: StringFilter | null | undefined;
  /** Filter by the object’s `priority` field. */
  priority?: StringFilter | null | undefined;
  /** Filter by the object’s `releasedAt` field. */
  releasedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `repairOrderFile` relation. */
  repairOrderFile?: FileFilter | null | undefined;
  /** A related `repairOrderFile` exists. */
  repairOrderFileExists?: boolean | null | undefined;
  /** Filter by the object’s `repairOrderFileId` field. */
  repairOrderFileId?: UuidFilter | null | undefined;
  /** Filter by the object’s `rideHeightWaiverFile` relation. */
  rideHeightWaiverFile?: FileFilter | null | undefined;
  /** A related `rideHeightWaiverFile` exists. */
  rideHeightWaiverFileExists?: boolean | null | undefined;
  /** Filter by the object’s `rideHeightWaiverFileId` field. */
  rideHeightWaiverFileId?: UuidFilter | null | undefined;
  /** Filter by the object’s `searchText` field. */
  searchText?: StringFilter | null | undefined;
  /** Filter by the object’s `status` relation. */
  status?: ServiceOrderStatusFilter | null | undefined;
  /** Filter by the object’s `statusChangedAt` field. */
  statusChangedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `statusDueAt` field. */
  statusDueAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `statusHistory` relation. */
  statusHistory?: ServiceOrderToManyStatusChangeFilter | null | undefined;
  /** Some related `statusHistory` exist. */
  statusHistoryExist?: boolean | null | undefined;
  /** Filter by the object’s `statusId` field. */
  statusId?: UuidFilter | null | undefined;
  /** Filter by the object’s `vehicle` relation. */
  vehicle?: VehicleFilter | null | undefined;
  /** Filter by the object’s `vehicleId` field. */
  vehicleId?: UuidFilter | null | undefined;
};

/** Methods to use when ordering `ServiceOrder`. */
export type ServiceOrderOrderBy =
  | 'ASSIGNED_TECHNICIAN_ID_ASC'
  | 'ASSIGNED_TECHNICIAN_ID_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'CUSTOMER_ID_ASC'
  | 'CUSTOMER_ID_DESC'
  | 'ESTIMATED_COMPLETION_DATE_ASC'
  | 'ESTIMATED_COMPLETION_DATE_DESC'
  | 'FACILITY_ID_ASC'
  | 'FACILITY_ID_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'INTAKE_METHOD_ASC'
  | 'INTAKE_METHOD_DESC'
  | 'INTERNAL_ORDER_NUMBER_ASC'
  | 'INTERNAL_ORDER_NUMBER_DESC'
  | 'NATURAL'
  | 'PICKUP_ADDRESS_ID_ASC'
  | 'PICKUP_ADDRESS_ID_DESC'
  | 'PO_NUMBER_ASC'
  | 'PO_NUMBER_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'PRIORITY_ASC'
  | 'PRIORITY_DESC'
  | 'RELEASED_AT_ASC'
  | 'RELEASED_AT_DESC'
  | 'REPAIR_ORDER_FILE_ID_ASC'
  | 'REPAIR_ORDER_FILE_ID_DESC'
  | 'RIDE_HEIGHT_WAIVER_FILE_ID_ASC'
  | 'RIDE_HEIGHT_WAIVER_FILE_ID_DESC'
  | 'STATUS_CHANGED_AT_ASC'
  | 'STATUS_CHANGED_AT_DESC'
  | 'STATUS_DUE_AT_ASC'
  | 'STATUS_DUE_AT_DESC'
  | 'STATUS_ID_ASC'
  | 'STATUS_ID_DESC'
  | 'VEHICLE_ID_ASC'
  | 'VEHICLE_ID_DESC';

/** A filter to be used against `ServiceOrderStatus` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderStatusFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<ServiceOrderStatusFilter> | null | undefined;
  /** Filter by the object’s `category` field. */
  category?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `key` field. */
  key?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: ServiceOrderStatusFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ServiceOrderStatusFilter> | null | undefined;
  /** Filter by the object’s `orderTasks` relation. */
  orderTasks?: ServiceOrderStatusToManyOrderTaskFilter | null | undefined;
  /** Some related `orderTasks` exist. */
  orderTasksExist?: boolean | null | undefined;
  /** Filter by the object’s `serviceOrderTransitionsByFromStatusId` relation. */
  serviceOrderTransitionsByFromStatusId?: ServiceOrderStatusToManyServiceOrderTransitionFilter | null | undefined;
  /** Some related `serviceOrderTransitionsByFromStatusId` exist. */
  serviceOrderTransitionsByFromStatusIdExist?: boolean | null | undefined;
  /** Filter by the object’s `serviceOrderTransitionsByToStatusId` relation. */
  serviceOrderTransitionsByToStatusId?: ServiceOrderStatusToManyServiceOrderTransitionFilter | null | undefined;
  /** Some related `serviceOrderTransitionsByToStatusId` exist. */
  serviceOrderTransitionsByToStatusIdExist?: boolean | null | undefined;
  /** Filter by the object’s `serviceOrdersByStatusId` relation. */
  serviceOrdersByStatusId?: ServiceOrderStatusToManyServiceOrderFilter | null | undefined;
  /** Some related `serviceOrdersByStatusId` exist. */
  serviceOrdersByStatusIdExist?: boolean | null | undefined;
  /** Filter by the object’s `sortOrder` field. */
  sortOrder?: IntFilter | null | undefined;
  /** Filter by the object’s `statusChangesByFromStatusId` relation. */
  statusChangesByFromStatusId?: ServiceOrderStatusToManyStatusChangeFilter | null | undefined;
  /** Some related `statusChangesByFromStatusId` exist. */
  statusChangesByFromStatusIdExist?: boolean | null | undefined;
  /** Filter by the object’s `statusChangesByToStatusId` relation. */
  statusChangesByToStatusId?: ServiceOrderStatusToManyStatusChangeFilter | null | undefined;
  /** Some related `statusChangesByToStatusId` exist. */
  statusChangesByToStatusIdExist?: boolean | null | undefined;
  /** Filter by the object’s `tasks` relation. */
  tasks?: ServiceOrderStatusToManyTaskFilter | null | undefined;
  /** Some related `tasks` exist. */
  tasksExist?: boolean | null | undefined;
};

/** A filter to be used against many `OrderTask` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderStatusToManyOrderTaskFilter = {
  /** Every related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OrderTaskFilter | null | undefined;
  /** No related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OrderTaskFilter | null | undefined;
  /** Some related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OrderTaskFilter | null | undefined;
};

/** A filter to be used against many `ServiceOrder` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderStatusToManyServiceOrderFilter = {
  /** Every related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ServiceOrderFilter | null | undefined;
  /** No related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ServiceOrderFilter | null | undefined;
  /** Some related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ServiceOrderFilter | null | undefined;
};

/** A filter to be used against many `ServiceOrderTransition` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderStatusToManyServiceOrderTransitionFilter = {
  /** Every related `ServiceOrderTransition` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ServiceOrderTransitionFilter | null | undefined;
  /** No related `ServiceOrderTransition` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ServiceOrderTransitionFilter | null | undefined;
  /** Some related `ServiceOrderTransition` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ServiceOrderTransitionFilter | null | undefined;
};

/** A filter to be used against many `StatusChange` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderStatusToManyStatusChangeFilter = {
  /** Every related `StatusChange` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: StatusChangeFilter | null | undefined;
  /** No related `StatusChange` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: StatusChangeFilter | null | undefined;
  /** Some related `StatusChange` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: StatusChangeFilter | null | undefined;
};

/** A filter to be used against many `Task` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderStatusToManyTaskFilter = {
  /** Every related `Task` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: TaskFilter | null | undefined;
  /** No related `Task` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: TaskFilter | null | undefined;
  /** Some related `Task` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: TaskFilter | null | undefined;
};

/** A filter to be used against many `AdminNotification` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderToManyAdminNotificationFilter = {
  /** Every related `AdminNotification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AdminNotificationFilter | null | undefined;
  /** No related `AdminNotification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AdminNotificationFilter | null | undefined;
  /** Some related `AdminNotification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AdminNotificationFilter | null | undefined;
};

/** A filter to be used against many `Estimate` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderToManyEstimateFilter = {
  /** Every related `Estimate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: EstimateFilter | null | undefined;
  /** No related `Estimate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: EstimateFilter | null | undefined;
  /** Some related `Estimate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: EstimateFilter | null | undefined;
};

/** A filter to be used against many `File` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderToManyFileFilter = {
  /** Every related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: FileFilter | null | undefined;
  /** No related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: FileFilter | null | undefined;
  /** Some related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: FileFilter | null | undefined;
};

/** A filter to be used against many `Invoice` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderToManyInvoiceFilter = {
  /** Every related `Invoice` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: InvoiceFilter | null | undefined;
  /** No related `Invoice` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: InvoiceFilter | null | undefined;
  /** Some related `Invoice` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: InvoiceFilter | null | undefined;
};

/** A filter to be used against many `OrderTaskFile` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderToManyOrderTaskFileFilter = {
  /** Every related `OrderTaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OrderTaskFileFilter | null | undefined;
  /** No related `OrderTaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OrderTaskFileFilter | null | undefined;
  /** Some related `OrderTaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OrderTaskFileFilter | null | undefined;
};

/** A filter to be used against many `OrderTask` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderToManyOrderTaskFilter = {
  /** Every related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OrderTaskFilter | null | undefined;
  /** No related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OrderTaskFilter | null | undefined;
  /** Some related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OrderTaskFilter | null | undefined;
};

/** A filter to be used against many `StatusChange` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderToManyStatusChangeFilter = {
  /** Every related `StatusChange` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: StatusChangeFilter | null | undefined;
  /** No related `StatusChange` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: StatusChangeFilter | null | undefined;
  /** Some related `StatusChange` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: StatusChangeFilter | null | undefined;
};

/** A filter to be used against `ServiceOrderTransition` object types. All fields are combined with a logical ‘and.’ */
export type ServiceOrderTransitionFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<ServiceOrderTransitionFilter> | null | undefined;
  /** Filter by the object’s `fromStatus` relation. */
  fromStatus?: ServiceOrderStatusFilter | null | undefined;
  /** Filter by the object’s `fromStatusId` field. */
  fromStatusId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: ServiceOrderTransitionFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ServiceOrderTransitionFilter> | null | undefined;
  /** Filter by the object’s `toStatus` relation. */
  toStatus?: ServiceOrderStatusFilter | null | undefined;
  /** Filter by the object’s `toStatusId` field. */
  toStatusId?: UuidFilter | null | undefined;
};

export type SetUserDisabledInput = {
  disabled: boolean;
  id: string;
};

/** A filter to be used against `StatusChange` object types. All fields are combined with a logical ‘and.’ */
export type StatusChangeFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<StatusChangeFilter> | null | undefined;
  /** Filter by the object’s `customerId` field. */
  customerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `fromStatus` relation. */
  fromStatus?: ServiceOrderStatusFilter | null | undefined;
  /** A related `fromStatus` exists. */
  fromStatusExists?: boolean | null | undefined;
  /** Filter by the object’s `fromStatusId` field. */
  fromStatusId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `movedAt` field. */
  movedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `movedBy` field. */
  movedBy?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: StatusChangeFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<StatusChangeFilter> | null | undefined;
  /** Filter by the object’s `serviceOrder` relation. */
  serviceOrder?: ServiceOrderFilter | null | undefined;
  /** Filter by the object’s `serviceOrderId` field. */
  serviceOrderId?: UuidFilter | null | undefined;
  /** Filter by the object’s `toStatus` relation. */
  toStatus?: ServiceOrderStatusFilter | null | undefined;
  /** Filter by the object’s `toStatusId` field. */
  toStatusId?: UuidFilter | null | undefined;
  /** Filter by the object’s `userByMovedBy` relation. */
  userByMovedBy?: UserFilter | null | undefined;
  /** A related `userByMovedBy` exists. */
  userByMovedByExists?: boolean | null | undefined;
};

/** A filter to be used against String fields. All fields are combined with a logical ‘and.’ */
export type StringFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: string | null | undefined;
  /** Not equal to the specified value, treating null like an ordinary value (case-insensitive). */
  distinctFromInsensitive?: string | null | undefined;
  /** Ends with the specified string (case-sensitive). */
  endsWith?: string | null | undefined;
  /** Ends with the specified string (case-insensitive). */
  endsWithInsensitive?: string | null | undefined;
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Equal to the specified value (case-insensitive). */
  equalToInsensitive?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than the specified value (case-insensitive). */
  greaterThanInsensitive?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Greater than or equal to the specified value (case-insensitive). */
  greaterThanOrEqualToInsensitive?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Included in the specified list (case-insensitive). */
  inInsensitive?: Array<string> | null | undefined;
  /** Contains the specified string (case-sensitive). */
  includes?: string | null | undefined;
  /** Contains the specified string (case-insensitive). */
  includesInsensitive?: string | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than the specified value (case-insensitive). */
  lessThanInsensitive?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Less than or equal to the specified value (case-insensitive). */
  lessThanOrEqualToInsensitive?: string | null | undefined;
  /** Matches the specified pattern (case-sensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters. */
  like?: string | null | undefined;
  /** Matches the specified pattern (case-insensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters. */
  likeInsensitive?: string | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: string | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value (case-insensitive). */
  notDistinctFromInsensitive?: string | null | undefined;
  /** Does not end with the specified string (case-sensitive). */
  notEndsWith?: string | null | undefined;
  /** Does not end with the specified string (case-insensitive). */
  notEndsWithInsensitive?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not equal to the specified value (case-insensitive). */
  notEqualToInsensitive?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
  /** Not included in the specified list (case-insensitive). */
  notInInsensitive?: Array<string> | null | undefined;
  /** Does not contain the specified string (case-sensitive). */
  notIncludes?: string | null | undefined;
  /** Does not contain the specified string (case-insensitive). */
  notIncludesInsensitive?: string | null | undefined;
  /** Does not match the specified pattern (case-sensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters. */
  notLike?: string | null | undefined;
  /** Does not match the specified pattern (case-insensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters. */
  notLikeInsensitive?: string | null | undefined;
  /** Does not start with the specified string (case-sensitive). */
  notStartsWith?: string | null | undefined;
  /** Does not start with the specified string (case-insensitive). */
  notStartsWithInsensitive?: string | null | undefined;
  /** Starts with the specified string (case-sensitive). */
  startsWith?: string | null | undefined;
  /** Starts with the specified string (case-insensitive). */
  startsWithInsensitive?: string | null | undefined;
};

/** A filter to be used against `TaskFile` object types. All fields are combined with a logical ‘and.’ */
export type TaskFileFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<TaskFileFilter> | null | undefined;
  /** Filter by the object’s `documentKind` field. */
  documentKind?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: TaskFileFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<TaskFileFilter> | null | undefined;
  /** Filter by the object’s `orderTaskFiles` relation. */
  orderTaskFiles?: TaskFileToManyOrderTaskFileFilter | null | undefined;
  /** Some related `orderTaskFiles` exist. */
  orderTaskFilesExist?: boolean | null | undefined;
  /** Filter by the object’s `required` field. */
  required?: BooleanFilter | null | undefined;
  /** Filter by the object’s `sortOrder` field. */
  sortOrder?: IntFilter | null | undefined;
  /** Filter by the object’s `task` relation. */
  task?: TaskFilter | null | undefined;
  /** Filter by the object’s `taskId` field. */
  taskId?: UuidFilter | null | undefined;
  /** Filter by the object’s `title` field. */
  title?: StringFilter | null | undefined;
};

/** Methods to use when ordering `TaskFile`. */
export type TaskFileOrderBy =
  | 'DOCUMENT_KIND_ASC'
  | 'DOCUMENT_KIND_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'REQUIRED_ASC'
  | 'REQUIRED_DESC'
  | 'SORT_ORDER_ASC'
  | 'SORT_ORDER_DESC'
  | 'TASK_ID_ASC'
  | 'TASK_ID_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC';

/** A filter to be used against many `OrderTaskFile` object types. All fields are combined with a logical ‘and.’ */
export type TaskFileToManyOrderTaskFileFilter = {
  /** Every related `OrderTaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OrderTaskFileFilter | null | undefined;
  /** No related `OrderTaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OrderTaskFileFilter | null | undefined;
  /** Some related `OrderTaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OrderTaskFileFilter | null | undefined;
};

/** A filter to be used against `Task` object types. All fields are combined with a logical ‘and.’ */
export type TaskFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<TaskFilter> | null | undefined;
  /** Filter by the object’s `archivedAt` field. */
  archivedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `files` relation. */
  files?: TaskToManyTaskFileFilter | null | undefined;
  /** Some related `files` exist. */
  filesExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: TaskFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<TaskFilter> | null | undefined;
  /** Filter by the object’s `orderTasks` relation. */
  orderTasks?: TaskToManyOrderTaskFilter | null | undefined;
  /** Some related `orderTasks` exist. */
  orderTasksExist?: boolean | null | undefined;
  /** Filter by the object’s `serviceOrderStatus` relation. */
  serviceOrderStatus?: ServiceOrderStatusFilter | null | undefined;
  /** Filter by the object’s `serviceOrderStatusId` field. */
  serviceOrderStatusId?: UuidFilter | null | undefined;
  /** Filter by the object’s `taskName` field. */
  taskName?: StringFilter | null | undefined;
  /** Filter by the object’s `taskOrder` field. */
  taskOrder?: IntFilter | null | undefined;
};

/** A filter to be used against many `OrderTask` object types. All fields are combined with a logical ‘and.’ */
export type TaskToManyOrderTaskFilter = {
  /** Every related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OrderTaskFilter | null | undefined;
  /** No related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OrderTaskFilter | null | undefined;
  /** Some related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OrderTaskFilter | null | undefined;
};

/** A filter to be used against many `TaskFile` object types. All fields are combined with a logical ‘and.’ */
export type TaskToManyTaskFileFilter = {
  /** Every related `TaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: TaskFileFilter | null | undefined;
  /** No related `TaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: TaskFileFilter | null | undefined;
  /** Some related `TaskFile` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: TaskFileFilter | null | undefined;
};

/** A filter to be used against UUID fields. All fields are combined with a logical ‘and.’ */
export type UuidFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: string | null | undefined;
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

export type UpdateTaskFileInput = {
  allowMultiple: boolean;
  allowedFileTypes: Array<string>;
  appliesWhen?: unknown;
  customerVisible: boolean;
  description: string;
  documentKind: string;
  id: string;
  maxSizeMb: number;
  minCount: number;
  required: boolean;
  title: string;
  version: number;
};

export type UpdateTaskInput = {
  /** Left out, the task applies always from now on. */
  appliesWhen?: unknown;
  asksCustomer: boolean;
  description: string;
  id: string;
  isBlocking: boolean;
  serviceOrderStatusId: string;
  taskName: string;
  /** The version the task was seen in: when someone else was faster, nothing is changed. */
  version: number;
};

/** A filter to be used against `User` object types. All fields are combined with a logical ‘and.’ */
export type UserFilter = {
  /** Filter by the object’s `adminNotificationsByHandledBy` relation. */
  adminNotificationsByHandledBy?: UserToManyAdminNotificationFilter | null | undefined;
  /** Some related `adminNotificationsByHandledBy` exist. */
  adminNotificationsByHandledByExist?: boolean | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<UserFilter> | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `customer` relation. */
  customer?: CustomerFilter | null | undefined;
  /** A related `customer` exists. */
  customerExists?: boolean | null | undefined;
  /** Filter by the object’s `defaultRole` field. */
  defaultRole?: StringFilter | null | undefined;
  /** Filter by the object’s `disabled` field. */
  disabled?: BooleanFilter | null | undefined;
  /** Filter by the object’s `displayName` field. */
  displayName?: StringFilter | null | undefined;
  /** Filter by the object’s `email` field. */
  email?: StringFilter | null | undefined;
  /** Filter by the object’s `filesByUploadedBy` relation. */
  filesByUploadedBy?: UserToManyFileFilter | null | undefined;
  /** Some related `filesByUploadedBy` exist. */
  filesByUploadedByExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `isAnonymous` field. */
  isAnonymous?: BooleanFilter | null | undefined;
  /** Filter by the object’s `lastSeenAt` field. */
  lastSeenAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `messages` relation. */
  messages?: UserToManyMessageFilter | null | undefined;
  /** Some related `messages` exist. */
  messagesExist?: boolean | null | undefined;
  /** Negates the expression. */
  not?: UserFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<UserFilter> | null | undefined;
  /** Filter by the object’s `orderTasksByDecidedBy` relation. */
  orderTasksByDecidedBy?: UserToManyOrderTaskFilter | null | undefined;
  /** Some related `orderTasksByDecidedBy` exist. */
  orderTasksByDecidedByExist?: boolean | null | undefined;
  /** Filter by the object’s `phoneNumber` field. */
  phoneNumber?: StringFilter | null | undefined;
  /** Filter by the object’s `searchText` field. */
  searchText?: StringFilter | null | undefined;
  /** Filter by the object’s `serviceOrdersByAssignedTechnicianId` relation. */
  serviceOrdersByAssignedTechnicianId?: UserToManyServiceOrderFilter | null | undefined;
  /** Some related `serviceOrdersByAssignedTechnicianId` exist. */
  serviceOrdersByAssignedTechnicianIdExist?: boolean | null | undefined;
  /** Filter by the object’s `statusChangesByMovedBy` relation. */
  statusChangesByMovedBy?: UserToManyStatusChangeFilter | null | undefined;
  /** Some related `statusChangesByMovedBy` exist. */
  statusChangesByMovedByExist?: boolean | null | undefined;
};

/** Methods to use when ordering `User`. */
export type UserOrderBy =
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'DEFAULT_ROLE_ASC'
  | 'DEFAULT_ROLE_DESC'
  | 'DISABLED_ASC'
  | 'DISABLED_DESC'
  | 'DISPLAY_NAME_ASC'
  | 'DISPLAY_NAME_DESC'
  | 'EMAIL_ASC'
  | 'EMAIL_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'IS_ANONYMOUS_ASC'
  | 'IS_ANONYMOUS_DESC'
  | 'LAST_SEEN_AT_ASC'
  | 'LAST_SEEN_AT_DESC'
  | 'NATURAL'
  | 'PHONE_NUMBER_ASC'
  | 'PHONE_NUMBER_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

/** A filter to be used against many `AdminNotification` object types. All fields are combined with a logical ‘and.’ */
export type UserToManyAdminNotificationFilter = {
  /** Every related `AdminNotification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AdminNotificationFilter | null | undefined;
  /** No related `AdminNotification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AdminNotificationFilter | null | undefined;
  /** Some related `AdminNotification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AdminNotificationFilter | null | undefined;
};

/** A filter to be used against many `File` object types. All fields are combined with a logical ‘and.’ */
export type UserToManyFileFilter = {
  /** Every related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: FileFilter | null | undefined;
  /** No related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: FileFilter | null | undefined;
  /** Some related `File` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: FileFilter | null | undefined;
};

/** A filter to be used against many `Message` object types. All fields are combined with a logical ‘and.’ */
export type UserToManyMessageFilter = {
  /** Every related `Message` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: MessageFilter | null | undefined;
  /** No related `Message` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: MessageFilter | null | undefined;
  /** Some related `Message` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: MessageFilter | null | undefined;
};

/** A filter to be used against many `OrderTask` object types. All fields are combined with a logical ‘and.’ */
export type UserToManyOrderTaskFilter = {
  /** Every related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OrderTaskFilter | null | undefined;
  /** No related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OrderTaskFilter | null | undefined;
  /** Some related `OrderTask` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OrderTaskFilter | null | undefined;
};

/** A filter to be used against many `ServiceOrder` object types. All fields are combined with a logical ‘and.’ */
export type UserToManyServiceOrderFilter = {
  /** Every related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ServiceOrderFilter | null | undefined;
  /** No related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ServiceOrderFilter | null | undefined;
  /** Some related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ServiceOrderFilter | null | undefined;
};

/** A filter to be used against many `StatusChange` object types. All fields are combined with a logical ‘and.’ */
export type UserToManyStatusChangeFilter = {
  /** Every related `StatusChange` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: StatusChangeFilter | null | undefined;
  /** No related `StatusChange` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: StatusChangeFilter | null | undefined;
  /** Some related `StatusChange` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: StatusChangeFilter | null | undefined;
};

/** A filter to be used against `Vehicle` object types. All fields are combined with a logical ‘and.’ */
export type VehicleFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<VehicleFilter> | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `customer` relation. */
  customer?: CustomerFilter | null | undefined;
  /** Filter by the object’s `customerId` field. */
  customerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `make` field. */
  make?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: VehicleFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<VehicleFilter> | null | undefined;
  /** Filter by the object’s `searchText` field. */
  searchText?: StringFilter | null | undefined;
  /** Filter by the object’s `serviceOrders` relation. */
  serviceOrders?: VehicleToManyServiceOrderFilter | null | undefined;
  /** Some related `serviceOrders` exist. */
  serviceOrdersExist?: boolean | null | undefined;
  /** Filter by the object’s `vehicleDescription` field. */
  vehicleDescription?: StringFilter | null | undefined;
  /** Filter by the object’s `vinNumber` field. */
  vinNumber?: StringFilter | null | undefined;
  /** Filter by the object’s `year` field. */
  year?: IntFilter | null | undefined;
};

/** Methods to use when ordering `Vehicle`. */
export type VehicleOrderBy =
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'CUSTOMER_ID_ASC'
  | 'CUSTOMER_ID_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'MAKE_ASC'
  | 'MAKE_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'VEHICLE_DESCRIPTION_ASC'
  | 'VEHICLE_DESCRIPTION_DESC'
  | 'VIN_NUMBER_ASC'
  | 'VIN_NUMBER_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC';

/** A filter to be used against many `ServiceOrder` object types. All fields are combined with a logical ‘and.’ */
export type VehicleToManyServiceOrderFilter = {
  /** Every related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ServiceOrderFilter | null | undefined;
  /** No related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ServiceOrderFilter | null | undefined;
  /** Some related `ServiceOrder` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ServiceOrderFilter | null | undefined;
};

export type GetBaseDataQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBaseDataQuery = { serviceOrderStatuses: { nodes: Array<{ id: string, statusName: string } | null> } | null, facilities: { nodes: Array<{ id: string, facilityName: string } | null> } | null, tasks: { nodes: Array<{ id: string, description: string, taskName: string, taskOrder: number, serviceOrderStatusId: string, files: { nodes: Array<{ id: string, title: string, description: string, required: boolean, allowedFileTypes: Array<string>, allowMultiple: boolean } | null> } } | null> } | null, users: { nodes: Array<{ id: string, displayName: string, email: string | null } | null> } | null };

export type ListQueryVariables = Exact<{ [key: string]: never; }>;


export type ListQuery = { serviceOrders: { nodes: Array<{ id: string, internalOrderNumber: string } | null> } | null };

export type TotalQueryVariables = Exact<{ [key: string]: never; }>;


export type TotalQuery = { serviceOrders: { totalCount: number } | null };

export type DetailQueryVariables = Exact<{
  id: string;
}>;


export type DetailQuery = { serviceOrder: { id: string, internalOrderNumber: string } | null };

export type CountQueryVariables = Exact<{ [key: string]: never; }>;


export type CountQuery = { customers: { totalCount: number } | null };

export type MyCustomerSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyCustomerSubscription = { myCustomer: { id: string, companyName: string, firstName: string, lastName: string, email: string, phone: string | null, notes: string | null, isPartnerReward: boolean, addressId: string | null, requiresPo: boolean, hasAcceptedTerms: boolean } | null };

export type CustomerRowFragment = { id: string, companyName: string, firstName: string, lastName: string, email: string, phone: string | null, customerKind: string, isPartnerReward: boolean, requiresPo: boolean, hasAcceptedTerms: boolean, paymentTermsDays: number, address: { id: string, city: string, state: string, distanceToSensi: number | null } | null, serviceOrders: { totalCount: number, nodes: Array<{ id: string, createdAt: string } | null> }, openOrders: { totalCount: number } } & { ' $fragmentName'?: 'CustomerRowFragment' };

export type CustomerViewCountsQueryVariables = Exact<{
  all?: CustomerFilter | null | undefined;
  partner?: CustomerFilter | null | undefined;
  po?: CustomerFilter | null | undefined;
}>;


export type CustomerViewCountsQuery = { all: { totalCount: number } | null, partner: { totalCount: number } | null, po: { totalCount: number } | null };

export type AdminFiguresFragment = { openOrders: number, lateOrders: number, createdOrders: number, createdOrdersBefore: number, releasedOrders: number, releasedOrdersBefore: number, medianKeysToKeysHours: number | null, medianKeysToKeysHoursBefore: number | null, releasedNotInvoiced: number, revenueCents: number | null, revenueCentsBefore: number | null, receivableCents: number | null, overdueCents: number | null, days: Array<{ dropOff: number, pickup: number, tow: number, mobile: number }> } & { ' $fragmentName'?: 'AdminFiguresFragment' };

export type CustomerFiguresFragment = { openOrders: number, readyForPickup: number, averageTurnaroundHours: number | null, spendThisMonthCents: number, openBalanceCents: number } & { ' $fragmentName'?: 'CustomerFiguresFragment' };

export type CustomerMonthsFragment = { months: Array<{ month: string, orders: number, spendCents: number }> } & { ' $fragmentName'?: 'CustomerMonthsFragment' };

export type OrdersByDayFragment = { days: Array<{ day: string, dropOff: number, pickup: number, tow: number, mobile: number }> } & { ' $fragmentName'?: 'OrdersByDayFragment' };

export type StatusFunnelFragment = { statuses: Array<{ key: string, statusName: string, category: string, count: number, late: number }> } & { ' $fragmentName'?: 'StatusFunnelFragment' };

export type ToDoFragment = { statuses: Array<{ key: string, count: number, late: number }> } & { ' $fragmentName'?: 'ToDoFragment' };

export type SlotFilesFragment = { id: string, title: string, serviceOrderId: string, allowedFileTypes: Array<string>, allowMultiple: boolean, maxSizeMb: number, files: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'StoredFileFragment': StoredFileFragment } }
    ) | null> } } & { ' $fragmentName'?: 'SlotFilesFragment' };

export type OrderFilesFragment = { id: string, files: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'StoredFileFragment': StoredFileFragment } }
    ) | null> } } & { ' $fragmentName'?: 'OrderFilesFragment' };

export type StoredFileFragment = { id: string, name: string, mimeType: string, size: string, width: number | null, height: number | null, documentKind: string, createdAt: string, updatedAt: string, uploadedBy: string | null, customerVisible?: boolean, userByUploadedBy: { id: string, displayName: string } | null, versions: { nodes: Array<{ id: string, name: string, mimeType: string, size: string, width: number | null, updatedAt: string } | null> } } & { ' $fragmentName'?: 'StoredFileFragment' };

export type UnhandledListSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UnhandledListSubscription = { unhandledNotifications: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'AlertInPanelFragment': AlertInPanelFragment } }
    ) | null> } | null };

export type AlertInPanelFragment = { id: string, message: string, createdAt: string, status: string, severity: string, serviceOrderId: string | null } & { ' $fragmentName'?: 'AlertInPanelFragment' };

export type DismissMutationVariables = Exact<{
  id: string;
}>;


export type DismissMutation = { updateAdminNotification: { adminNotification: { id: string, status: string } | null } | null };

export type UnhandledCountSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UnhandledCountSubscription = { unhandledNotifications: { totalCount: number } | null };

export type FindAnythingQueryVariables = Exact<{
  key: string;
  customers: boolean;
  vehicles: boolean;
}>;


export type FindAnythingQuery = { serviceOrders: { nodes: Array<{ id: string, internalOrderNumber: string, repairOrderNumber: string | null, vehicle: { id: string, vehicleDescription: string } | null, status: { id: string, statusName: string, customerLabel: string } | null } | null> } | null, customers?: { nodes: Array<{ id: string, companyName: string, firstName: string, lastName: string, phone: string | null } | null> } | null, vehicles?: { nodes: Array<{ id: string, vehicleDescription: string, vinNumber: string | null } | null> } | null };

export type FindCustomersQueryVariables = Exact<{
  key: string;
}>;


export type FindCustomersQuery = { customers: { nodes: Array<{ id: string, companyName: string, firstName: string, lastName: string, email: string } | null> } | null };

export type CustomersTurnFragment = { nodes: Array<{ id: string, internalOrderNumber: string, repairOrderNumber: string | null, statusChangedAt: string, vehicle: { id: string, vehicleDescription: string } | null, status: (
      { id: string, key: string }
      & { ' $fragmentRefs'?: { 'StatusOnChipFragment': StatusOnChipFragment } }
    ) | null } | null> } & { ' $fragmentName'?: 'CustomersTurnFragment' };

export type DueOrdersFragment = { nodes: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'OrderOnLineFragment': OrderOnLineFragment } }
  ) | null> } & { ' $fragmentName'?: 'DueOrdersFragment' };

export type LineItemFieldsFragment = { id: string, description: string, totalPrice: number, quantity: number, unitPrice: number, lineItemType: { id: string, name: string } | null } & { ' $fragmentName'?: 'LineItemFieldsFragment' };

export type MyOrdersFragment = { totalCount: number, nodes: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'MyOrderFragment': MyOrderFragment } }
  ) | null> } & { ' $fragmentName'?: 'MyOrdersFragment' };

export type MyOrderFragment = { id: string, internalOrderNumber: string, calibrationType: string | null, statusDueAt: string | null, holdReasonKey: string | null, vehicle: { id: string, vehicleDescription: string, vinNumber: string | null } | null, status: (
    { id: string, sortOrder: number, isHold: boolean }
    & { ' $fragmentRefs'?: { 'StatusOnChipFragment': StatusOnChipFragment } }
  ) | null, allowedMoves: Array<{ asks: Array<string>, blockedBy: Array<string>, status: { id: string, statusName: string, sortOrder: number, isHold: boolean } | null }> } & { ' $fragmentName'?: 'MyOrderFragment' };

export type FacilityChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type FacilityChoicesQuery = { facilities: { nodes: Array<{ id: string, facilityName: string } | null> } | null };

export type CreateServiceOrderMutationVariables = Exact<{
  input: CreateServiceOrderInput;
}>;


export type CreateServiceOrderMutation = { createServiceOrder: { serviceOrder: { id: string, internalOrderNumber: string } | null } | null };

export type OpenOrdersFragment = { totalCount: number, nodes: Array<{ id: string, internalOrderNumber: string, repairOrderNumber: string | null, statusChangedAt: string, vehicle: { id: string, vehicleDescription: string } | null, status: { id: string, category: string, customerLabel: string } | null, cameFrom: { nodes: Array<{ id: string, fromStatus: { id: string, category: string } | null } | null> } } | null> } & { ' $fragmentName'?: 'OpenOrdersFragment' };

export type OrderAlertsFragment = { id: string, adminNotifications: { nodes: Array<{ id: string, message: string, severity: string, status: string, createdAt: string } | null> } } & { ' $fragmentName'?: 'OrderAlertsFragment' };

export type MarkHandledMutationVariables = Exact<{
  id: string;
}>;


export type MarkHandledMutation = { updateAdminNotification: { adminNotification: { id: string, status: string } | null } | null };

export type OrderDetailFragment = (
  { id: string, version: number }
  & { ' $fragmentRefs'?: { 'OrderHeaderFragment': OrderHeaderFragment;'OrderMovesFragment': OrderMovesFragment;'OrderFactsFragment': OrderFactsFragment;'OrderPeopleFragment': OrderPeopleFragment;'OrderTasksFragment': OrderTasksFragment;'OrderFilesFragment': OrderFilesFragment;'OrderDocumentsFragment': OrderDocumentsFragment;'OrderHistoryFragment': OrderHistoryFragment } }
) & { ' $fragmentRefs'?: { 'OrderAlertsFragment': OrderAlertsFragment } } & { ' $fragmentName'?: 'OrderDetailFragment' };

export type OrderDocumentsFragment = { id: string, estimates: { nodes: Array<{ id: string, number: string, revision: number, status: string, notes: string, validUntil: string | null, subtotalCents: number, taxCents: number, totalCents: number, lineItems: { nodes: Array<(
          { id: string }
          & { ' $fragmentRefs'?: { 'LineItemFieldsFragment': LineItemFieldsFragment } }
        ) | null> } } | null> }, invoices: { nodes: Array<{ id: string, number: string | null, status: string, notes?: string, dueDate?: string | null, subtotalCents?: number, taxCents?: number, totalCents?: number, balanceCents?: number, lineItems?: { nodes: Array<(
          { id: string }
          & { ' $fragmentRefs'?: { 'LineItemFieldsFragment': LineItemFieldsFragment } }
        ) | null> } } | null> } } & { ' $fragmentName'?: 'OrderDocumentsFragment' };

export type OrderFactsFragment = { id: string, calibrationType: string | null, intakeMethod: string, repairOrderNumber: string | null, poNumber: string | null, claimNumber: string | null, insurerName: string | null, cost: number | null, fuelCost: number | null, invoiceNumber: string | null, invoiceTotal: number | null, notes: string, internalNotes?: string, holdReasonKey: string | null, cancellationReasonKey: string | null, cancellationReason: string | null, rideHeightModified: boolean, rideHeightDecision: string | null, towingRequired: boolean, towingNotes: string, odometerIn: number | null, fuelLevelIn: number | null, createdAt: string, pickupDate: string | null, promisedAt: string | null, estimatedCompletionDate: string | null, checkedInAt: string | null, releasedAt: string | null } & { ' $fragmentName'?: 'OrderFactsFragment' };

export type OrderFilterChoicesQueryVariables = Exact<{
  staff: boolean;
}>;


export type OrderFilterChoicesQuery = { serviceOrderStatuses: { nodes: Array<{ id: string, key: string, statusName: string, customerLabel: string } | null> } | null, facilities?: { nodes: Array<{ id: string, facilityName: string } | null> } | null, technicians?: { nodes: Array<{ id: string, displayName: string } | null> } | null };

export type OrderHeaderFragment = { id: string, internalOrderNumber: string, priority: string, statusChangedAt: string, statusDueAt: string | null, status: (
    { id: string, category: string, customerLabel: string }
    & { ' $fragmentRefs'?: { 'StatusOnChipFragment': StatusOnChipFragment } }
  ) | null, vehicle: { id: string, vehicleDescription: string, vinNumber: string | null } | null, customer: { id: string, companyName: string, firstName: string, lastName: string } | null, cameFrom: { nodes: Array<{ id: string, fromStatus: { id: string, category: string } | null } | null> } } & { ' $fragmentName'?: 'OrderHeaderFragment' };

export type OrderHistoryFragment = { id: string, statusHistory: { nodes: Array<{ id: string, movedAt: string, note?: string, userByMovedBy?: { id: string, displayName: string } | null, toStatus: { id: string, statusName: string, customerLabel: string, category: string, icon: string } | null, fromStatus: { id: string } | null } | null> } } & { ' $fragmentName'?: 'OrderHistoryFragment' };

export type OrderOnLineFragment = { id: string, internalOrderNumber: string, statusDueAt: string | null, vehicle: { id: string, vehicleDescription: string } | null, customer: { id: string, companyName: string, firstName: string, lastName: string } | null, status: (
    { id: string }
    & { ' $fragmentRefs'?: { 'StatusOnChipFragment': StatusOnChipFragment } }
  ) | null } & { ' $fragmentName'?: 'OrderOnLineFragment' };

export type OrderMovesFragment = { id: string, version: number, status: { id: string, sortOrder: number, isHold: boolean } | null, cameFrom: { nodes: Array<{ id: string, fromStatus: { id: string } | null } | null> }, allowedMoves: Array<{ asks: Array<string>, blockedBy: Array<string>, mayOverride: boolean, status: { id: string, key: string, statusName: string, customerLabel: string, sortOrder: number, category: string, isHold: boolean, icon: string } | null }> } & { ' $fragmentName'?: 'OrderMovesFragment' };

export type OrderPeopleFragment = { id: string, customer: { id: string, companyName: string, firstName: string, lastName: string, email: string, phone: string | null, notes: string | null, requiresPo: boolean } | null, vehicle: { id: string, vehicleDescription: string, vinNumber: string | null, licensePlate: string | null, plateState: string | null, color: string | null, ownerFirstName: string, ownerLastName: string } | null, facility: { id: string, facilityName: string, timeZone: string } | null, assignedTechnician: { id: string, displayName: string } | null, pickupAddress: { id: string, street: string, unit: string | null, city: string, state: string, postalCode: string, country: string, distanceToSensi: number | null, pickupSpotDescription: string | null } | null } & { ' $fragmentName'?: 'OrderPeopleFragment' };

export type OrderRowFragment = { id: string, internalOrderNumber: string, repairOrderNumber: string | null, poNumber: string | null, calibrationType: string | null, intakeMethod: string, priority: string, invoiceNumber: string | null, invoiceTotal: number | null, estimatedCompletionDate: string | null, statusChangedAt: string, statusDueAt: string | null, createdAt: string, status: (
    { id: string }
    & { ' $fragmentRefs'?: { 'StatusOnChipFragment': StatusOnChipFragment } }
  ) | null, customer: { id: string, companyName: string, firstName: string, lastName: string } | null, vehicle: { id: string, vehicleDescription: string, vinNumber: string | null } | null, facility: { id: string, facilityName: string } | null, assignedTechnician: { id: string, displayName: string } | null } & { ' $fragmentName'?: 'OrderRowFragment' };

export type OrderViewCountsQueryVariables = Exact<{
  open?: ServiceOrderFilter | null | undefined;
  late?: ServiceOrderFilter | null | undefined;
  new?: ServiceOrderFilter | null | undefined;
  approval?: ServiceOrderFilter | null | undefined;
  shop?: ServiceOrderFilter | null | undefined;
  hold?: ServiceOrderFilter | null | undefined;
  out?: ServiceOrderFilter | null | undefined;
  all?: ServiceOrderFilter | null | undefined;
}>;


export type OrderViewCountsQuery = { open: { totalCount: number } | null, late: { totalCount: number } | null, new: { totalCount: number } | null, approval: { totalCount: number } | null, shop: { totalCount: number } | null, hold: { totalCount: number } | null, out: { totalCount: number } | null, all: { totalCount: number } | null };

export type PickupAddressesQueryVariables = Exact<{
  filter?: CustomerAddressFilter | null | undefined;
}>;


export type PickupAddressesQuery = { customerAddresses: { nodes: Array<{ id: string, label: string, address: { id: string, street: string, city: string } | null } | null> } | null };

export type StatusOnChipFragment = { id: string, statusName: string, customerLabel: string, category: string, icon: string } & { ' $fragmentName'?: 'StatusOnChipFragment' };

export type MoveOrderMutationVariables = Exact<{
  input: ChangeServiceOrderStatusInput;
  staff: boolean;
  amounts: boolean;
}>;


export type MoveOrderMutation = { changeServiceOrderStatus: { serviceOrder: (
      { id: string }
      & { ' $fragmentRefs'?: { 'OrderDetailFragment': OrderDetailFragment } }
    ) | null } | null };

export type FindVehiclesQueryVariables = Exact<{
  filter: VehicleFilter;
}>;


export type FindVehiclesQuery = { vehicles: { nodes: Array<{ id: string, vehicleDescription: string, vinNumber: string | null } | null> } | null };

export type TaskInSheetQueryVariables = Exact<{
  id: string;
}>;


export type TaskInSheetQuery = { task: (
    { id: string }
    & { ' $fragmentRefs'?: { 'TaskDefinitionFragment': TaskDefinitionFragment } }
  ) | null };

export type UpdateTaskMutationVariables = Exact<{
  input: UpdateTaskInput;
}>;


export type UpdateTaskMutation = { updateTask: { task: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TaskDefinitionFragment': TaskDefinitionFragment } }
    ) | null } | null };

export type CreateTaskMutationVariables = Exact<{
  input: CreateTaskInput;
}>;


export type CreateTaskMutation = { createTask: { task: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TaskDefinitionFragment': TaskDefinitionFragment } }
    ) | null } | null };

export type TaskFileDefinitionFragment = { id: string, version: number, taskId: string, title: string, description: string, documentKind: string, required: boolean, allowedFileTypes: Array<string>, allowMultiple: boolean, minCount: number, maxSizeMb: number, customerVisible: boolean, appliesWhen: unknown, sortOrder: number, use: { openOrders: number, totalOrders: number } | null } & { ' $fragmentName'?: 'TaskFileDefinitionFragment' };

export type TaskDefinitionFragment = { id: string, version: number, taskName: string, description: string, taskOrder: number, serviceOrderStatusId: string, isBlocking: boolean, asksCustomer: boolean, appliesWhen: unknown, archivedAt: string | null, use: { openOrders: number, totalOrders: number } | null, files: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'TaskFileDefinitionFragment': TaskFileDefinitionFragment } }
    ) | null> } } & { ' $fragmentName'?: 'TaskDefinitionFragment' };

export type CreateTaskFileMutationVariables = Exact<{
  input: CreateTaskFileInput;
}>;


export type CreateTaskFileMutation = { createTaskFile: { taskFile: { id: string, task: (
        { id: string }
        & { ' $fragmentRefs'?: { 'TaskDefinitionFragment': TaskDefinitionFragment } }
      ) | null } | null } | null };

export type UpdateTaskFileMutationVariables = Exact<{
  input: UpdateTaskFileInput;
}>;


export type UpdateTaskFileMutation = { updateTaskFile: { taskFile: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TaskFileDefinitionFragment': TaskFileDefinitionFragment } }
    ) | null } | null };

export type DeleteTaskFileMutationVariables = Exact<{
  input: SeenDefinitionInput;
}>;


export type DeleteTaskFileMutation = { deleteTaskFile: { task: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TaskDefinitionFragment': TaskDefinitionFragment } }
    ) | null } | null };

export type TaskFileRowFragment = { id: string, title: string, description: string, documentKind: string, required: boolean, allowedFileTypes: Array<string>, allowMultiple: boolean, minCount: number, maxSizeMb: number, customerVisible: boolean, appliesWhen: unknown, taskId: string, use: { openOrders: number, totalOrders: number } | null, task: { id: string, taskName: string, serviceOrderStatus: { id: string, statusName: string } | null } | null } & { ' $fragmentName'?: 'TaskFileRowFragment' };

export type ReorderTasksMutationVariables = Exact<{
  input: ReorderTasksInput;
}>;


export type ReorderTasksMutation = { reorderTasks: { __typename: 'TaskOrderPayload', tasks: Array<{ __typename: 'Task', id: string, version: number, taskOrder: number, serviceOrderStatusId: string }> } | null };

export type ReorderTaskFilesMutationVariables = Exact<{
  input: ReorderTaskFilesInput;
}>;


export type ReorderTaskFilesMutation = { reorderTaskFiles: { __typename: 'TaskPayload', task: { __typename: 'Task', id: string, files: { __typename: 'TaskFileConnection', nodes: Array<{ __typename: 'TaskFile', id: string, version: number, sortOrder: number } | null> } } | null } | null };

export type StatusChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusChoicesQuery = { serviceOrderStatuses: { nodes: Array<{ id: string, statusName: string } | null> } | null };

export type ArchiveTaskMutationVariables = Exact<{
  input: SeenDefinitionInput;
}>;


export type ArchiveTaskMutation = { archiveTask: { task: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TaskDefinitionFragment': TaskDefinitionFragment } }
    ) | null } | null };

export type RestoreTaskMutationVariables = Exact<{
  input: SeenDefinitionInput;
}>;


export type RestoreTaskMutation = { restoreTask: { task: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TaskDefinitionFragment': TaskDefinitionFragment } }
    ) | null } | null };

export type OrderTaskRowFragment = { id: string, version: number, taskName: string, description: string, isBlocking: boolean, state: string, applies: boolean, decidedAt: string | null, note?: string, decidedByUser?: { id: string, displayName: string } | null, serviceOrderStatus: { id: string, statusName: string, sortOrder: number } | null, files: { nodes: Array<(
      { id: string, title: string, description: string, required: boolean, minCount: number, applies: boolean, counted: { totalCount: number } }
      & { ' $fragmentRefs'?: { 'SlotFilesFragment': SlotFilesFragment } }
    ) | null> } } & { ' $fragmentName'?: 'OrderTaskRowFragment' };

export type OrderTasksFragment = { id: string, status: { id: string, isTerminal: boolean } | null, orderTasks: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'OrderTaskRowFragment': OrderTaskRowFragment } }
    ) | null> } } & { ' $fragmentName'?: 'OrderTasksFragment' };

export type ChangeTaskMutationVariables = Exact<{
  input: ChangeOrderTaskInput;
  staff: boolean;
}>;


export type ChangeTaskMutation = { changeOrderTask: { orderTask: (
      { id: string }
      & { ' $fragmentRefs'?: { 'OrderTaskRowFragment': OrderTaskRowFragment } }
    ) | null, serviceOrder: (
      { id: string }
      & { ' $fragmentRefs'?: { 'OrderMovesFragment': OrderMovesFragment } }
    ) | null } | null };

export type FindCustomersWithoutLoginQueryVariables = Exact<{
  key: string;
}>;


export type FindCustomersWithoutLoginQuery = { customers: { nodes: Array<{ id: string, companyName: string, firstName: string, lastName: string, email: string } | null> } | null };

export type InviteUserMutationVariables = Exact<{
  input: InviteUserInput;
}>;


export type InviteUserMutation = { inviteUser: { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'UserRowFragment': UserRowFragment } }
    ) | null } | null };

export type LinkUserMutationVariables = Exact<{
  input: LinkUserToCustomerInput;
}>;


export type LinkUserMutation = { linkUserToCustomer: { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'UserRowFragment': UserRowFragment } }
    ) | null } | null };

export type ChangeUserRoleMutationVariables = Exact<{
  input: ChangeUserRoleInput;
}>;


export type ChangeUserRoleMutation = { changeUserRole: { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'UserRowFragment': UserRowFragment } }
    ) | null } | null };

export type SetUserDisabledMutationVariables = Exact<{
  input: SetUserDisabledInput;
}>;


export type SetUserDisabledMutation = { setUserDisabled: { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'UserRowFragment': UserRowFragment } }
    ) | null } | null };

export type EndUserSessionsMutationVariables = Exact<{
  input: LoginInput;
}>;


export type EndUserSessionsMutation = { endUserSessions: { user: { id: string } | null } | null };

export type SendUserPasswordResetMutationVariables = Exact<{
  input: LoginInput;
}>;


export type SendUserPasswordResetMutation = { sendUserPasswordReset: { user: { id: string } | null } | null };

export type UnlinkUserMutationVariables = Exact<{
  input: LinkUserToCustomerInput;
}>;


export type UnlinkUserMutation = { linkUserToCustomer: { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'UserRowFragment': UserRowFragment } }
    ) | null } | null };

export type UserRowFragment = { id: string, displayName: string, email: string | null, phoneNumber: string | null, avatarUrl: string, defaultRole: string, disabled: boolean, emailVerified: boolean, isAnonymous: boolean, lastSeenAt: string | null, createdAt: string, customer: { id: string, companyName: string, firstName: string, lastName: string } | null } & { ' $fragmentName'?: 'UserRowFragment' };

export type UserViewCountsQueryVariables = Exact<{
  all?: UserFilter | null | undefined;
  staff?: UserFilter | null | undefined;
  customers?: UserFilter | null | undefined;
  waiting?: UserFilter | null | undefined;
  disabled?: UserFilter | null | undefined;
}>;


export type UserViewCountsQuery = { all: { totalCount: number } | null, staff: { totalCount: number } | null, customers: { totalCount: number } | null, waiting: { totalCount: number } | null, disabled: { totalCount: number } | null };

export type VehicleRowFragment = { id: string, vehicleDescription: string, vinNumber: string | null, make: string, model: string, year: number, trim: string, ownerFirstName: string, ownerLastName: string, licensePlate: string | null, plateState: string | null, createdAt: string, customer: { id: string, companyName: string, firstName: string, lastName: string } | null, serviceOrders: { totalCount: number, nodes: Array<{ id: string, createdAt: string } | null> } } & { ' $fragmentName'?: 'VehicleRowFragment' };

export type TaskFilesPageQueryVariables = Exact<{
  first: number;
  offset: number;
  orderBy?: Array<TaskFileOrderBy> | TaskFileOrderBy | null | undefined;
  filter?: TaskFileFilter | null | undefined;
}>;


export type TaskFilesPageQuery = { taskFiles: { totalCount: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'TaskFileRowFragment': TaskFileRowFragment } }
    ) | null> } | null };

export type TasksPageQueryVariables = Exact<{
  archived: boolean;
}>;


export type TasksPageQuery = { serviceOrderStatuses: { nodes: Array<(
      { id: string, statusName: string, tasks: { nodes: Array<(
          { id: string }
          & { ' $fragmentRefs'?: { 'TaskDefinitionFragment': TaskDefinitionFragment } }
        ) | null> }, archivedTasks?: { nodes: Array<(
          { id: string }
          & { ' $fragmentRefs'?: { 'TaskDefinitionFragment': TaskDefinitionFragment } }
        ) | null> } }
      & { ' $fragmentRefs'?: { 'StatusOnChipFragment': StatusOnChipFragment } }
    ) | null> } | null };

export type UsersPageQueryVariables = Exact<{
  first: number;
  offset: number;
  orderBy?: Array<UserOrderBy> | UserOrderBy | null | undefined;
  filter?: UserFilter | null | undefined;
}>;


export type UsersPageQuery = { users: { totalCount: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'UserRowFragment': UserRowFragment } }
    ) | null> } | null };

export type CustomersPageQueryVariables = Exact<{
  first: number;
  offset: number;
  orderBy?: Array<CustomerOrderBy> | CustomerOrderBy | null | undefined;
  filter?: CustomerFilter | null | undefined;
}>;


export type CustomersPageQuery = { customers: { totalCount: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'CustomerRowFragment': CustomerRowFragment } }
    ) | null> } | null };

export type AdminDashboardPageQueryVariables = Exact<{
  days: number;
  mine: ServiceOrderFilter;
  forTechnician: boolean;
}>;


export type AdminDashboardPageQuery = { adminDashboard: (
    { lateOrders: number }
    & { ' $fragmentRefs'?: { 'AdminFiguresFragment': AdminFiguresFragment;'OrdersByDayFragment': OrdersByDayFragment;'StatusFunnelFragment': StatusFunnelFragment;'ToDoFragment': ToDoFragment } }
  ) | null, due: { ' $fragmentRefs'?: { 'DueOrdersFragment': DueOrdersFragment } } | null, mine?: { ' $fragmentRefs'?: { 'MyOrdersFragment': MyOrdersFragment } } | null };

export type CustomerDashboardPageQueryVariables = Exact<{
  waiting: Array<string> | string;
}>;


export type CustomerDashboardPageQuery = { customerDashboard: { ' $fragmentRefs'?: { 'CustomerFiguresFragment': CustomerFiguresFragment;'CustomerMonthsFragment': CustomerMonthsFragment } } | null, latest: { nodes: Array<{ id: string } | null> } | null, waiting: { ' $fragmentRefs'?: { 'CustomersTurnFragment': CustomersTurnFragment } } | null, open: { ' $fragmentRefs'?: { 'OpenOrdersFragment': OpenOrdersFragment } } | null };

export type ServiceOrderPageQueryVariables = Exact<{
  id: string;
  staff: boolean;
  amounts: boolean;
}>;


export type ServiceOrderPageQuery = { serviceOrder: (
    { id: string }
    & { ' $fragmentRefs'?: { 'OrderDetailFragment': OrderDetailFragment } }
  ) | null };

export type ServiceOrdersPageQueryVariables = Exact<{
  first: number;
  offset: number;
  orderBy?: Array<ServiceOrderOrderBy> | ServiceOrderOrderBy | null | undefined;
  filter?: ServiceOrderFilter | null | undefined;
}>;


export type ServiceOrdersPageQuery = { serviceOrders: { totalCount: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'OrderRowFragment': OrderRowFragment } }
    ) | null> } | null };

export type VehiclesPageQueryVariables = Exact<{
  first: number;
  offset: number;
  orderBy?: Array<VehicleOrderBy> | VehicleOrderBy | null | undefined;
  filter?: VehicleFilter | null | undefined;
}>;


export type VehiclesPageQuery = { vehicles: { totalCount: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'VehicleRowFragment': VehicleRowFragment } }
    ) | null> } | null };

export const CustomerRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"customerKind"}},{"kind":"Field","name":{"kind":"Name","value":"isPartnerReward"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPo"}},{"kind":"Field","name":{"kind":"Name","value":"hasAcceptedTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTermsDays"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"distanceToSensi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"openOrders"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"notIn"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"closed","block":false},{"kind":"StringValue","value":"billing","block":false}]}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CustomerRowFragment, unknown>;
export const AdminFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminDashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"lateOrders"}},{"kind":"Field","name":{"kind":"Name","value":"createdOrders"}},{"kind":"Field","name":{"kind":"Name","value":"createdOrdersBefore"}},{"kind":"Field","name":{"kind":"Name","value":"releasedOrders"}},{"kind":"Field","name":{"kind":"Name","value":"releasedOrdersBefore"}},{"kind":"Field","name":{"kind":"Name","value":"medianKeysToKeysHours"}},{"kind":"Field","name":{"kind":"Name","value":"medianKeysToKeysHoursBefore"}},{"kind":"Field","name":{"kind":"Name","value":"releasedNotInvoiced"}},{"kind":"Field","name":{"kind":"Name","value":"revenueCents"}},{"kind":"Field","name":{"kind":"Name","value":"revenueCentsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"receivableCents"}},{"kind":"Field","name":{"kind":"Name","value":"overdueCents"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropOff"}},{"kind":"Field","name":{"kind":"Name","value":"pickup"}},{"kind":"Field","name":{"kind":"Name","value":"tow"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]}}]} as unknown as DocumentNode<AdminFiguresFragment, unknown>;
export const CustomerFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerDashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"readyForPickup"}},{"kind":"Field","name":{"kind":"Name","value":"averageTurnaroundHours"}},{"kind":"Field","name":{"kind":"Name","value":"spendThisMonthCents"}},{"kind":"Field","name":{"kind":"Name","value":"openBalanceCents"}}]}}]} as unknown as DocumentNode<CustomerFiguresFragment, unknown>;
export const CustomerMonthsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerMonths"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerDashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"spendCents"}}]}}]}}]} as unknown as DocumentNode<CustomerMonthsFragment, unknown>;
export const OrdersByDayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersByDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminDashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"dropOff"}},{"kind":"Field","name":{"kind":"Name","value":"pickup"}},{"kind":"Field","name":{"kind":"Name","value":"tow"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]}}]} as unknown as DocumentNode<OrdersByDayFragment, unknown>;
export const StatusFunnelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusFunnel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminDashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"late"}}]}}]}}]} as unknown as DocumentNode<StatusFunnelFragment, unknown>;
export const ToDoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToDo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminDashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"late"}}]}}]}}]} as unknown as DocumentNode<ToDoFragment, unknown>;
export const AlertInPanelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertInPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderId"}}]}}]} as unknown as DocumentNode<AlertInPanelFragment, unknown>;
export const StatusOnChipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<StatusOnChipFragment, unknown>;
export const CustomersTurnFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomersTurn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"repairOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<CustomersTurnFragment, unknown>;
export const OrderOnLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderOnLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"statusDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<OrderOnLineFragment, unknown>;
export const DueOrdersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueOrders"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderOnLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderOnLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"statusDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}}]}}]}}]} as unknown as DocumentNode<DueOrdersFragment, unknown>;
export const MyOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationType"}},{"kind":"Field","name":{"kind":"Name","value":"statusDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdReasonKey"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<MyOrderFragment, unknown>;
export const MyOrdersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyOrders"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationType"}},{"kind":"Field","name":{"kind":"Name","value":"statusDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdReasonKey"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}}]}}]}}]}}]} as unknown as DocumentNode<MyOrdersFragment, unknown>;
export const OpenOrdersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenOrders"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"repairOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cameFrom"},"name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OpenOrdersFragment, unknown>;
export const OrderHeaderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cameFrom"},"name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<OrderHeaderFragment, unknown>;
export const OrderMovesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMoves"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cameFrom"},"name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mayOverride"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]}}]} as unknown as DocumentNode<OrderMovesFragment, unknown>;
export const OrderFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationType"}},{"kind":"Field","name":{"kind":"Name","value":"intakeMethod"}},{"kind":"Field","name":{"kind":"Name","value":"repairOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"poNumber"}},{"kind":"Field","name":{"kind":"Name","value":"claimNumber"}},{"kind":"Field","name":{"kind":"Name","value":"insurerName"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"fuelCost"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceTotal"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"internalNotes"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"holdReasonKey"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReasonKey"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"rideHeightModified"}},{"kind":"Field","name":{"kind":"Name","value":"rideHeightDecision"}},{"kind":"Field","name":{"kind":"Name","value":"towingRequired"}},{"kind":"Field","name":{"kind":"Name","value":"towingNotes"}},{"kind":"Field","name":{"kind":"Name","value":"odometerIn"}},{"kind":"Field","name":{"kind":"Name","value":"fuelLevelIn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletionDate"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}}]}}]} as unknown as DocumentNode<OrderFactsFragment, unknown>;
export const OrderPeopleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPeople"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"plateState"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"ownerFirstName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerLastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"facilityName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedTechnician"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"distanceToSensi"}},{"kind":"Field","name":{"kind":"Name","value":"pickupSpotDescription"}}]}}]}}]} as unknown as DocumentNode<OrderPeopleFragment, unknown>;
export const StoredFileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"userByUploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<StoredFileFragment, unknown>;
export const SlotFilesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlotFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderTaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"userByUploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SlotFilesFragment, unknown>;
export const OrderTaskRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTaskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"applies"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"decidedByUser"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"applies"}},{"kind":"Field","alias":{"kind":"Name","value":"counted"},"name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlotFiles"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"userByUploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlotFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderTaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFile"}}]}}]}}]}}]} as unknown as DocumentNode<OrderTaskRowFragment, unknown>;
export const OrderTasksFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTasks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isTerminal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"TASK_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTaskRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"userByUploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlotFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderTaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTaskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"applies"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"decidedByUser"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"applies"}},{"kind":"Field","alias":{"kind":"Name","value":"counted"},"name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlotFiles"}}]}}]}}]}}]} as unknown as DocumentNode<OrderTasksFragment, unknown>;
export const OrderFilesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"userByUploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<OrderFilesFragment, unknown>;
export const LineItemFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lineItemType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LineItemFieldsFragment, unknown>;
export const OrderDocumentsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDocuments"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"estimates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalCents"}},{"kind":"Field","name":{"kind":"Name","value":"taxCents"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineItemFields"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"dueDate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"subtotalCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"taxCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"balanceCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineItemFields"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lineItemType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OrderDocumentsFragment, unknown>;
export const OrderHistoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"movedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"userByMovedBy"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrderHistoryFragment, unknown>;
export const OrderAlertsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAlerts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<OrderAlertsFragment, unknown>;
export const OrderDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderHeader"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMoves"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPeople"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTasks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFiles"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDocuments"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderHistory"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAlerts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"userByUploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlotFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderTaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTaskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"applies"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"decidedByUser"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"applies"}},{"kind":"Field","alias":{"kind":"Name","value":"counted"},"name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlotFiles"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lineItemType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cameFrom"},"name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMoves"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cameFrom"},"name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mayOverride"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationType"}},{"kind":"Field","name":{"kind":"Name","value":"intakeMethod"}},{"kind":"Field","name":{"kind":"Name","value":"repairOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"poNumber"}},{"kind":"Field","name":{"kind":"Name","value":"claimNumber"}},{"kind":"Field","name":{"kind":"Name","value":"insurerName"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"fuelCost"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceTotal"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"internalNotes"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"holdReasonKey"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReasonKey"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"rideHeightModified"}},{"kind":"Field","name":{"kind":"Name","value":"rideHeightDecision"}},{"kind":"Field","name":{"kind":"Name","value":"towingRequired"}},{"kind":"Field","name":{"kind":"Name","value":"towingNotes"}},{"kind":"Field","name":{"kind":"Name","value":"odometerIn"}},{"kind":"Field","name":{"kind":"Name","value":"fuelLevelIn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletionDate"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPeople"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"plateState"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"ownerFirstName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerLastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"facilityName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedTechnician"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"distanceToSensi"}},{"kind":"Field","name":{"kind":"Name","value":"pickupSpotDescription"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTasks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isTerminal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"TASK_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTaskRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDocuments"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"estimates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalCents"}},{"kind":"Field","name":{"kind":"Name","value":"taxCents"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineItemFields"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"dueDate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"subtotalCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"taxCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"balanceCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineItemFields"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"movedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"userByMovedBy"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAlerts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<OrderDetailFragment, unknown>;
export const OrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"repairOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"poNumber"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationType"}},{"kind":"Field","name":{"kind":"Name","value":"intakeMethod"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceTotal"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletionDate"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"facilityName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedTechnician"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<OrderRowFragment, unknown>;
export const TaskFileDefinitionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskFileDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}}]}}]} as unknown as DocumentNode<TaskFileDefinitionFragment, unknown>;
export const TaskDefinitionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"taskOrder"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatusId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"asksCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskFileDefinition"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskFileDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}}]}}]} as unknown as DocumentNode<TaskDefinitionFragment, unknown>;
export const TaskFileRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskFileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}}]}}]}}]}}]} as unknown as DocumentNode<TaskFileRowFragment, unknown>;
export const UserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<UserRowFragment, unknown>;
export const VehicleRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}},{"kind":"Field","name":{"kind":"Name","value":"make"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"trim"}},{"kind":"Field","name":{"kind":"Name","value":"ownerFirstName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerLastName"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"plateState"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<VehicleRowFragment, unknown>;
export const GetBaseDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetBaseData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"facilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"facilityName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"TASK_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"taskOrder"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatusId"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"DISPLAY_NAME_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<GetBaseDataQuery, GetBaseDataQueryVariables>;
export const ListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"List"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}}]}}]}}]}}]} as unknown as DocumentNode<ListQuery, ListQueryVariables>;
export const TotalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<TotalQuery, TotalQueryVariables>;
export const DetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Detail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}}]}}]}}]} as unknown as DocumentNode<DetailQuery, DetailQueryVariables>;
export const CountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CountQuery, CountQueryVariables>;
export const MyCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyCustomer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCustomer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isPartnerReward"}},{"kind":"Field","name":{"kind":"Name","value":"addressId"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPo"}},{"kind":"Field","name":{"kind":"Name","value":"hasAcceptedTerms"}}]}}]}}]} as unknown as DocumentNode<MyCustomerSubscription, MyCustomerSubscriptionVariables>;
export const CustomerViewCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerViewCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"all"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partner"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"po"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"all"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"partner"},"name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partner"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"po"},"name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"po"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CustomerViewCountsQuery, CustomerViewCountsQueryVariables>;
export const UnhandledListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UnhandledList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unhandledNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertInPanel"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertInPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderId"}}]}}]} as unknown as DocumentNode<UnhandledListSubscription, UnhandledListSubscriptionVariables>;
export const DismissDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Dismiss"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAdminNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"patch"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"StringValue","value":"handled","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminNotification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<DismissMutation, DismissMutationVariables>;
export const UnhandledCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UnhandledCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unhandledNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<UnhandledCountSubscription, UnhandledCountSubscriptionVariables>;
export const FindAnythingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindAnything"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicles"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"searchText"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"includes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"repairOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"searchText"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"includes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"COMPANY_NAME_ASC"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"searchText"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"includes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicles"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}}]}}]}}]}}]} as unknown as DocumentNode<FindAnythingQuery, FindAnythingQueryVariables>;
export const FindCustomersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindCustomers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"searchText"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"includes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"COMPANY_NAME_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<FindCustomersQuery, FindCustomersQueryVariables>;
export const FacilityChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FacilityChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facilities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"FACILITY_NAME_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"facilityName"}}]}}]}}]}}]} as unknown as DocumentNode<FacilityChoicesQuery, FacilityChoicesQueryVariables>;
export const CreateServiceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateServiceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateServiceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createServiceOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}}]}}]}}]}}]} as unknown as DocumentNode<CreateServiceOrderMutation, CreateServiceOrderMutationVariables>;
export const MarkHandledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkHandled"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAdminNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"patch"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"StringValue","value":"handled","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminNotification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<MarkHandledMutation, MarkHandledMutationVariables>;
export const OrderFilterChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderFilterChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"staff"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"facilities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"FACILITY_NAME_ASC"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"facilityName"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"technicians"},"name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"defaultRole"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equalTo"},"value":{"kind":"StringValue","value":"technician","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"DISPLAY_NAME_ASC"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<OrderFilterChoicesQuery, OrderFilterChoicesQueryVariables>;
export const OrderViewCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderViewCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"open"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"late"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"new"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"approval"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shop"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hold"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"out"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"all"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"open"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"open"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"late"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"late"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"new"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"new"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"approval"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"approval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"shop"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shop"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"hold"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hold"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"out"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"out"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"all"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<OrderViewCountsQuery, OrderViewCountsQueryVariables>;
export const PickupAddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickupAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerAddressFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerAddresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PickupAddressesQuery, PickupAddressesQueryVariables>;
export const MoveOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeServiceOrderStatusInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"staff"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeServiceOrderStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cameFrom"},"name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMoves"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cameFrom"},"name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mayOverride"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationType"}},{"kind":"Field","name":{"kind":"Name","value":"intakeMethod"}},{"kind":"Field","name":{"kind":"Name","value":"repairOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"poNumber"}},{"kind":"Field","name":{"kind":"Name","value":"claimNumber"}},{"kind":"Field","name":{"kind":"Name","value":"insurerName"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"fuelCost"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceTotal"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"internalNotes"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"holdReasonKey"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReasonKey"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"rideHeightModified"}},{"kind":"Field","name":{"kind":"Name","value":"rideHeightDecision"}},{"kind":"Field","name":{"kind":"Name","value":"towingRequired"}},{"kind":"Field","name":{"kind":"Name","value":"towingNotes"}},{"kind":"Field","name":{"kind":"Name","value":"odometerIn"}},{"kind":"Field","name":{"kind":"Name","value":"fuelLevelIn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletionDate"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPeople"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"plateState"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"ownerFirstName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerLastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"facilityName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedTechnician"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"distanceToSensi"}},{"kind":"Field","name":{"kind":"Name","value":"pickupSpotDescription"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"userByUploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlotFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderTaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTaskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"applies"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"decidedByUser"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"applies"}},{"kind":"Field","alias":{"kind":"Name","value":"counted"},"name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlotFiles"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTasks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isTerminal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"TASK_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTaskRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lineItemType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDocuments"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"estimates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalCents"}},{"kind":"Field","name":{"kind":"Name","value":"taxCents"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineItemFields"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"dueDate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"subtotalCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"taxCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"balanceCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineItemFields"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"movedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"userByMovedBy"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAlerts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderHeader"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMoves"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPeople"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTasks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFiles"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDocuments"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderHistory"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAlerts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]}]}}]} as unknown as DocumentNode<MoveOrderMutation, MoveOrderMutationVariables>;
export const FindVehiclesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindVehicles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}}]}}]}}]}}]} as unknown as DocumentNode<FindVehiclesQuery, FindVehiclesQueryVariables>;
export const TaskInSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaskInSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"task"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskDefinition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskFileDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"taskOrder"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatusId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"asksCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskFileDefinition"}}]}}]}}]}}]} as unknown as DocumentNode<TaskInSheetQuery, TaskInSheetQueryVariables>;
export const UpdateTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskDefinition"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskFileDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"taskOrder"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatusId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"asksCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskFileDefinition"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTaskMutation, UpdateTaskMutationVariables>;
export const CreateTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskDefinition"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskFileDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"taskOrder"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatusId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"asksCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskFileDefinition"}}]}}]}}]}}]} as unknown as DocumentNode<CreateTaskMutation, CreateTaskMutationVariables>;
export const CreateTaskFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTaskFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTaskFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTaskFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskDefinition"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskFileDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"taskOrder"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatusId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"asksCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskFileDefinition"}}]}}]}}]}}]} as unknown as DocumentNode<CreateTaskFileMutation, CreateTaskFileMutationVariables>;
export const UpdateTaskFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTaskFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTaskFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTaskFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskFileDefinition"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskFileDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}}]}}]} as unknown as DocumentNode<UpdateTaskFileMutation, UpdateTaskFileMutationVariables>;
export const DeleteTaskFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTaskFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeenDefinitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTaskFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskDefinition"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskFileDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"taskOrder"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatusId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"asksCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskFileDefinition"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteTaskFileMutation, DeleteTaskFileMutationVariables>;
export const ReorderTasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderTasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReorderTasksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskOrder"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatusId"}}]}}]}}]}}]} as unknown as DocumentNode<ReorderTasksMutation, ReorderTasksMutationVariables>;
export const ReorderTaskFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderTaskFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReorderTaskFilesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderTaskFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReorderTaskFilesMutation, ReorderTaskFilesMutationVariables>;
export const StatusChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatusChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}}]}}]}}]}}]} as unknown as DocumentNode<StatusChoicesQuery, StatusChoicesQueryVariables>;
export const ArchiveTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeenDefinitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskDefinition"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskFileDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"taskOrder"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatusId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"asksCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskFileDefinition"}}]}}]}}]}}]} as unknown as DocumentNode<ArchiveTaskMutation, ArchiveTaskMutationVariables>;
export const RestoreTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeenDefinitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskDefinition"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskFileDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"taskOrder"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatusId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"asksCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskFileDefinition"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreTaskMutation, RestoreTaskMutationVariables>;
export const ChangeTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderTaskInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"staff"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeOrderTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTaskRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMoves"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"userByUploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlotFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderTaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTaskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"applies"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"decidedByUser"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"applies"}},{"kind":"Field","alias":{"kind":"Name","value":"counted"},"name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlotFiles"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMoves"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cameFrom"},"name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mayOverride"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeTaskMutation, ChangeTaskMutationVariables>;
export const FindCustomersWithoutLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindCustomersWithoutLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"searchText"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"includes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"COMPANY_NAME_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<FindCustomersWithoutLoginQuery, FindCustomersWithoutLoginQueryVariables>;
export const InviteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const LinkUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkUserToCustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkUserToCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<LinkUserMutation, LinkUserMutationVariables>;
export const ChangeUserRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeUserRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeUserRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeUserRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<ChangeUserRoleMutation, ChangeUserRoleMutationVariables>;
export const SetUserDisabledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserDisabled"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUserDisabledInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserDisabled"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<SetUserDisabledMutation, SetUserDisabledMutationVariables>;
export const EndUserSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndUserSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export const SendUserPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendUserPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendUserPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SendUserPasswordResetMutation, SendUserPasswordResetMutationVariables>;
export const UnlinkUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkUserToCustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkUserToCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<UnlinkUserMutation, UnlinkUserMutationVariables>;
export const UserViewCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserViewCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"all"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"staff"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customers"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"disabled"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"all"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"staff"},"name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"customers"},"name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"waiting"},"name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"disabled"},"name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"disabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<UserViewCountsQuery, UserViewCountsQueryVariables>;
export const TaskFilesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaskFilesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFileOrderBy"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFileFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskFileRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskFileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}}]}}]}}]}}]} as unknown as DocumentNode<TaskFilesPageQuery, TaskFilesPageQueryVariables>;
export const TasksPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TasksPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"TASK_ORDER_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"archivedAt"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskDefinition"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"archivedTasks"},"name":{"kind":"Name","value":"tasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"TASK_ORDER_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"archivedAt"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":false}}]}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskDefinition"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskFileDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"taskOrder"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatusId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"asksCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"appliesWhen"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskFileDefinition"}}]}}]}}]}}]} as unknown as DocumentNode<TasksPageQuery, TasksPageQueryVariables>;
export const UsersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserOrderBy"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<UsersPageQuery, UsersPageQueryVariables>;
export const CustomersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerOrderBy"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"customerKind"}},{"kind":"Field","name":{"kind":"Name","value":"isPartnerReward"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPo"}},{"kind":"Field","name":{"kind":"Name","value":"hasAcceptedTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTermsDays"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"distanceToSensi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"openOrders"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"notIn"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"closed","block":false},{"kind":"StringValue","value":"billing","block":false}]}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CustomersPageQuery, CustomersPageQueryVariables>;
export const AdminDashboardPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDashboardPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mine"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"forTechnician"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminDashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lateOrders"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFigures"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersByDay"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusFunnel"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToDo"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"due"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"statusDueAt"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"STATUS_DUE_AT_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DueOrders"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mine"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mine"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"STATUS_DUE_AT_ASC"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"forTechnician"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyOrders"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderOnLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"statusDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationType"}},{"kind":"Field","name":{"kind":"Name","value":"statusDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdReasonKey"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminDashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"lateOrders"}},{"kind":"Field","name":{"kind":"Name","value":"createdOrders"}},{"kind":"Field","name":{"kind":"Name","value":"createdOrdersBefore"}},{"kind":"Field","name":{"kind":"Name","value":"releasedOrders"}},{"kind":"Field","name":{"kind":"Name","value":"releasedOrdersBefore"}},{"kind":"Field","name":{"kind":"Name","value":"medianKeysToKeysHours"}},{"kind":"Field","name":{"kind":"Name","value":"medianKeysToKeysHoursBefore"}},{"kind":"Field","name":{"kind":"Name","value":"releasedNotInvoiced"}},{"kind":"Field","name":{"kind":"Name","value":"revenueCents"}},{"kind":"Field","name":{"kind":"Name","value":"revenueCentsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"receivableCents"}},{"kind":"Field","name":{"kind":"Name","value":"overdueCents"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropOff"}},{"kind":"Field","name":{"kind":"Name","value":"pickup"}},{"kind":"Field","name":{"kind":"Name","value":"tow"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersByDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminDashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"dropOff"}},{"kind":"Field","name":{"kind":"Name","value":"pickup"}},{"kind":"Field","name":{"kind":"Name","value":"tow"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusFunnel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminDashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"late"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToDo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminDashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"late"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueOrders"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderOnLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyOrders"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyOrder"}}]}}]}}]} as unknown as DocumentNode<AdminDashboardPageQuery, AdminDashboardPageQueryVariables>;
export const CustomerDashboardPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerDashboardPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerFigures"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerMonths"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"latest"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"waiting"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"STATUS_CHANGED_AT_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomersTurn"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"open"},"name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"intake","block":false},{"kind":"StringValue","value":"ready","block":false},{"kind":"StringValue","value":"onsite","block":false},{"kind":"StringValue","value":"work","block":false},{"kind":"StringValue","value":"hold","block":false},{"kind":"StringValue","value":"done","block":false}]}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"STATUS_CHANGED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenOrders"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerDashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"readyForPickup"}},{"kind":"Field","name":{"kind":"Name","value":"averageTurnaroundHours"}},{"kind":"Field","name":{"kind":"Name","value":"spendThisMonthCents"}},{"kind":"Field","name":{"kind":"Name","value":"openBalanceCents"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerMonths"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerDashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"spendCents"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomersTurn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"repairOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenOrders"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"repairOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cameFrom"},"name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CustomerDashboardPageQuery, CustomerDashboardPageQueryVariables>;
export const ServiceOrderPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceOrderPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"staff"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cameFrom"},"name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMoves"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cameFrom"},"name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mayOverride"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isHold"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationType"}},{"kind":"Field","name":{"kind":"Name","value":"intakeMethod"}},{"kind":"Field","name":{"kind":"Name","value":"repairOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"poNumber"}},{"kind":"Field","name":{"kind":"Name","value":"claimNumber"}},{"kind":"Field","name":{"kind":"Name","value":"insurerName"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"fuelCost"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceTotal"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"internalNotes"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"holdReasonKey"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReasonKey"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"rideHeightModified"}},{"kind":"Field","name":{"kind":"Name","value":"rideHeightDecision"}},{"kind":"Field","name":{"kind":"Name","value":"towingRequired"}},{"kind":"Field","name":{"kind":"Name","value":"towingNotes"}},{"kind":"Field","name":{"kind":"Name","value":"odometerIn"}},{"kind":"Field","name":{"kind":"Name","value":"fuelLevelIn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletionDate"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPeople"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"plateState"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"ownerFirstName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerLastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"facilityName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedTechnician"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"distanceToSensi"}},{"kind":"Field","name":{"kind":"Name","value":"pickupSpotDescription"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"customerVisible"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"userByUploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlotFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderTaskFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedFileTypes"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultiple"}},{"kind":"Field","name":{"kind":"Name","value":"maxSizeMb"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTaskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"taskName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"applies"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"decidedByUser"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrderStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"minCount"}},{"kind":"Field","name":{"kind":"Name","value":"applies"}},{"kind":"Field","alias":{"kind":"Name","value":"counted"},"name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlotFiles"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTasks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isTerminal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"TASK_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTaskRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"versionOf"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"lineItemType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDocuments"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"estimates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"subtotalCents"}},{"kind":"Field","name":{"kind":"Name","value":"taxCents"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineItemFields"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"dueDate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"subtotalCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"taxCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"totalCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"balanceCents"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"SORT_ORDER_ASC"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amounts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineItemFields"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"MOVED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"movedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"userByMovedBy"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAlerts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderHeader"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMoves"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPeople"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTasks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFiles"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDocuments"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderHistory"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAlerts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staff"}}}]}]}]}}]} as unknown as DocumentNode<ServiceOrderPageQuery, ServiceOrderPageQueryVariables>;
export const ServiceOrdersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceOrdersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderOrderBy"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusOnChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"customerLabel"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"internalOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"repairOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"poNumber"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationType"}},{"kind":"Field","name":{"kind":"Name","value":"intakeMethod"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceTotal"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletionDate"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusOnChip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"facilityName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedTechnician"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]} as unknown as DocumentNode<ServiceOrdersPageQuery, ServiceOrdersPageQueryVariables>;
export const VehiclesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehiclesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleOrderBy"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VehicleRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleDescription"}},{"kind":"Field","name":{"kind":"Name","value":"vinNumber"}},{"kind":"Field","name":{"kind":"Name","value":"make"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"trim"}},{"kind":"Field","name":{"kind":"Name","value":"ownerFirstName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerLastName"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"plateState"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"CREATED_AT_DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<VehiclesPageQuery, VehiclesPageQueryVariables>;