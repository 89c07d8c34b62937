/** Marks of letters (accents), invisible characters, and apostrophes, which keyboards differ in. */
const IGNORED = /[\p{M}\p{Cf}'\u2018\u2019\u02bc]/gu;
const BLANKS_AND_HYPHENS = /[\s\p{Pd}]+/gu;

/**
 * The form in which a search compares texts: without case, accents and apostrophes, the same in every
 * Unicode form, with one blank for blanks and hyphens. In capitals, as "ß" and "ı" have no other
 * letter in common with "ss" and "i".
 */
export function searchForm(text: string): string {
  const plain = text.normalize('NFKD').replace(IGNORED, '').toUpperCase();
  return plain.replace(BLANKS_AND_HYPHENS, ' ').trim();
}
