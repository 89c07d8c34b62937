import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import sheet from './receipt.css?inline';
import { Receipt, type ReceiptProps } from './receipt.tsx';

/**
 * Downloads a receipt: a self-contained HTML page in the player's language, which any browser can
 * open offline, print or save as a PDF.
 */
export function saveReceipt(receipt: ReceiptProps & { readonly title: string }): void {
  const url = URL.createObjectURL(new Blob([receiptPage(receipt)], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `fairhall-${receipt.transaction.externalOrderId}.html`;
  link.click();
  // The browser has started to read the URL by then.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** The HTML source of the page; React escapes the content. */
function receiptPage({ title, ...receipt }: ReceiptProps & { readonly title: string }): string {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = document.documentElement.lang;
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';
  const style = page.createElement('style');
  style.textContent = sheet;
  page.head.prepend(charset, viewport);
  page.head.append(style);
  const root = createRoot(page.body);
  flushSync(() => root.render(<Receipt {...receipt} />));
  const text = `<!doctype html>\n${page.documentElement.outerHTML}\n`;
  root.unmount();
  return text;
}
