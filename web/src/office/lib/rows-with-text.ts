/**
 * The rows of a complete list of which a text contains what is searched for, whatever its case and
 * accents; all rows for an empty search.
 */
export function rowsWithText<Row>(
  rows: readonly Row[],
  { searched, textsOf }: { searched: string; textsOf: (row: Row) => readonly string[] },
): readonly Row[] {
  const folded = fold(searched.trim());
  return rows.filter((row) => textsOf(row).some((text) => fold(text).includes(folded)));
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
