/** SQL: that this file is the signature of whoever took the vehicle, and not that of an estimate's approval. */
export const isHandoverSignature = (file: string): string =>
  `(${file}.document_kind = 'signature' and not exists (select from app.estimate_decisions sd where sd.signature_file_id = ${file}.id))`;
