/** Lower case without accents, so that a search for "sao" finds "São". */
export function normalizeText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
