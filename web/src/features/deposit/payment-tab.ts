import { safePayUrl } from '@/lib/payments/pay-url.ts';

/** The tab of a payment; it may be absent when the browser blocked it. */
export type PaymentTab = {
  /** Opens the checkout in the tab; false when there is no tab (any more). */
  readonly goTo: (payUrl: string) => boolean;
  readonly close: () => void;
};

/**
 * Opens an empty tab. Must be called inside the click: browsers block a tab that is opened after a
 * response has arrived. The checkout gets no reference to this window.
 */
export function openPaymentTab(note: string): PaymentTab {
  const tab = window.open('', '_blank');
  if (tab !== null) announce(tab, note);
  return {
    goTo(payUrl) {
      const address = safePayUrl(payUrl);
      if (tab === null || tab.closed || address === null) return false;
      tab.opener = null;
      tab.location.replace(address);
      return true;
    },
    close: () => tab?.close(),
  };
}

/** A dark page with one line of text, to avoid a white flash. */
function announce(tab: Window, note: string): void {
  tab.document.title = note;
  tab.document.documentElement.style.colorScheme = 'dark';
  const { body } = tab.document;
  body.textContent = note;
  Object.assign(body.style, {
    margin: '0',
    minHeight: '100vh',
    display: 'grid',
    placeItems: 'center',
    background: '#0a100e',
    color: '#b3c3bb',
    font: '500 16px system-ui, sans-serif',
  });
}
