/**
 * Excludes spaces, control characters and the syntax of a mail header: there "a,b@host" would be two
 * addresses, and "<a@host>" another spelling of the address within.
 */
const EXCLUDED = String.raw`\s\p{Cc}@<>()[\]\\,;:"`;

/**
 * The pattern of an email in forms and on the server: a local part, an at sign, a domain with a dot.
 * In a file of its own, so that a form can load it without the schemas.
 */
export const EMAIL_PATTERN = new RegExp(
  `^[^${EXCLUDED}]+@[^${EXCLUDED}.]+(\\.[^${EXCLUDED}.]+)+$`,
  'u',
);
