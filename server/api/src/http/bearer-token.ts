/** The token of an `Authorization` header; null when there is no header. */
export function bearerToken(authorization: string | undefined): string | null {
  const match = /^Bearer ([\w-]{1,200})$/i.exec(authorization ?? '');
  if (match?.[1]) return match[1];
  // A header that is there but makes no sense is a dead token, not nobody.
  return authorization ? '' : null;
}
