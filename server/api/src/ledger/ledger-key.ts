/**
 * The key or tag of a fact, from its parts: "bet/<transaction>/won". Different parts never have the
 * same key, whatever characters an id contains. The escapes are those of RFC 6901, so an id without
 * a slash and a tilde is unchanged.
 */
export function ledgerKey(...parts: readonly string[]): string {
  return parts.map(escaped).join('/');
}

/** The inverse of `ledgerKey`. */
export function ledgerKeyParts(key: string): readonly string[] {
  return key.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function escaped(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
