/**
 * The checkout's address if it is an http or https URL; `null` for a missing or any other address
 * (`javascript:` above all).
 */
export function safePayUrl(payUrl: string | null | undefined): string | null {
  if (!payUrl || !URL.canParse(payUrl)) return null;
  const { protocol, href } = new URL(payUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
