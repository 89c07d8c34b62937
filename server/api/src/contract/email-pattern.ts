/**
 * Excludes spaces, control and invisible characters and the syntax of a mail header: there "a,b@host"
 * would be two addresses, and "<a@host>" another spelling of the address within.
 */
const EXCLUDED = String.raw`\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}@<>()[\]\\,;:"`;
/** In the domain, also the syntax of a URL. */
const DOMAIN = `[^${EXCLUDED}./?#%]`;

/**
 * The pattern of an email in forms and on the server: a local part, an at sign, a domain with a dot.
 * In a file of its own, so that a form can load it without the schemas.
 */
export const EMAIL_PATTERN = new RegExp(`^[^${EXCLUDED}]+@${DOMAIN}+(\\.${DOMAIN}+)+$`, 'u');

/**
 * An address in the one form that is stored and compared: NFKC, in lower case, its domain in ASCII (IDNA).
 * Any other text stays as it is.
 */
export function canonicalEmail(text: string): string {
  const address = text.normalize('NFKC').trim().toLowerCase();
  const url = EMAIL_PATTERN.test(address)
    ? `http://${address.slice(address.indexOf('@') + 1)}`
    : '';
  if (!URL.canParse(url)) return address;
  return address.slice(0, address.indexOf('@') + 1) + new URL(url).hostname;
}
