/**
 * Where the reset mail leads: the client's home page, which opens the new-password form and takes
 * the token out of the address. It stands in the fragment, which no browser sends to a server or
 * names in a `Referer`.
 */
export const RESET_PAGE_PATH = '/home';
export const RESET_TOKEN_FIELD = 'resetToken';

/** `https://…/home#resetToken=…` */
export function resetLink({ webOrigin, token }: { webOrigin: string; token: string }): string {
  return `${webOrigin}${RESET_PAGE_PATH}#${RESET_TOKEN_FIELD}=${token}`;
}
