-- Who signed a document on the shop's device, and when. Content that replaces it has another signature or none.
alter table app.files
  add column signer_name text check (char_length(signer_name) between 1 and 120),
  add column signature_method text check (signature_method in ('drawn', 'typed')),
  add column signed_at timestamptz,
  add check ((signer_name is null) = (signature_method is null) and (signer_name is null) = (signed_at is null));
