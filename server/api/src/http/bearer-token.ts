/** The token of an `Authorization` header; null when there is no header. */
export function bearerToken(authorization: string | undefined): string | null {
  const match = /^Bearer ([\w-]{1,200})$/i.exec(authorization ?? '');
  if (match?.[1]) return match[1];
  // A malformed header counts as an invalid token, not as an anonymous request.
  return authorization ? '' : null;
}
