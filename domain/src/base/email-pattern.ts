/** Every sign that RFC 5322 allows unquoted, and letters of all scripts on both sides (RFC 6531), also as punycode. */
export const emailPattern =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:[\p{L}\p{M}]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/u;
