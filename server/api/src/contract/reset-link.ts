/**
 * The link of the reset mail opens the client's home page, which shows the new-password form and
 * removes the token from the address bar. The token is in the fragment, which browsers never send to
 * a server or in a `Referer`.
 */
export const RESET_PAGE_PATH = '/home';
export const RESET_TOKEN_FIELD = 'resetToken';

/** `https://…/home#resetToken=…` */
export function resetLink({ webOrigin, token }: { webOrigin: string; token: string }): string {
  return `${webOrigin}${RESET_PAGE_PATH}#${RESET_TOKEN_FIELD}=${token}`;
}
