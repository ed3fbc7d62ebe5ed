/** Every sign that RFC 5322 allows unquoted, and letters of all scripts on both sides (RFC 6531), also as punycode. */
export const emailPattern =
  /^(?!\.|.*\.[.@])[^\s\p{C}"(),:;<>@[\\\]]+@(?:(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+(?<!-))$/iu;
