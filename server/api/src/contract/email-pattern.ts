/**
 * No spaces, no control characters, and nothing that a mail's header is made of: "a,b@host" would
 * be two addresses there, and "<a@host>" somebody else's in another spelling.
 */
const NEVER = String.raw`\s\p{Cc}@<>()[\]\\,;:"`;

/**
 * The pattern that forms and server share: something, an at sign, a domain with a dot. A file of its
 * own, so that a form can have it without the schemas.
 */
export const EMAIL_PATTERN = new RegExp(`^[^${NEVER}]+@[^${NEVER}.]+(\\.[^${NEVER}.]+)+$`, 'u');
