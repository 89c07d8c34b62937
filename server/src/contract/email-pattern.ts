/**
 * The pattern that forms and server share: something, an at sign, a domain with a dot. A file of its
 * own, so that a form can have it without the schemas.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
