/**
 * The path of the first text with a NUL character in a parsed input, such as `list.0.gameName`, or
 * `null`. No input may contain one: PostgreSQL cannot store or compare such a text.
 */
export function nulPath(value: unknown): string | null {
  const path = pathIn(value);
  return path === null ? null : path.join('.');
}

/** The depth is that of the endpoint's schema. */
function pathIn(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const path = pathIn(item);
    if (path !== null) return [key, ...path];
  }
  return null;
}
