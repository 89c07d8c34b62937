import canonicalize from 'canonicalize';

/**
 * The canonical JSON of a value (RFC 8785): keys sorted, no white space, numbers as in ECMAScript.
 * @throws Error for a value that JSON cannot represent
 */
export function canonicalJson(value: object): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('the value has no JSON');
  return text;
}
