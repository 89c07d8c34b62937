/** Whether a text has the six digits of an authenticator app, with blanks as apps show them. */
export function isCode(text: string): boolean {
  return /^\d{6}$/.test(text.replaceAll(/\s/g, ''));
}
