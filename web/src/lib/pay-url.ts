/**
 * The checkout's address when it is one that may be opened: an http or https URL. A missing or
 * other address (`javascript:` above all) is `null`.
 */
export function safePayUrl(payUrl: string | null | undefined): string | null {
  if (!payUrl || !URL.canParse(payUrl)) return null;
  const { protocol, href } = new URL(payUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
