/** How many characters of a masked text remain. */
const SHOWN = 4;
const DOTS = '••';

/** `ana@example.com` as `a••@e••.com`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const lastDot = domain.lastIndexOf('.');
  const ending = lastDot === -1 ? '' : domain.slice(lastDot);
  return `${name.slice(0, 1)}${DOTS}@${domain.slice(0, 1)}${DOTS}${ending}`;
}

/** The last characters, of a short text none. */
export function maskText(text: string): string {
  const shown = text.length > SHOWN * 2 ? text.slice(-SHOWN) : '';
  return `${DOTS}${DOTS}${shown}`;
}

/** An account of a payout; a payment key may be an email. */
export function maskAccount(account: string): string {
  return account.includes('@') ? maskEmail(account) : maskText(account);
}
