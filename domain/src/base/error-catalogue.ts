/** Errors by code: HTTP status and the message people read. */
export type ErrorCatalogue = Readonly<Record<string, { status: number; message: string }>>;
