import printedPage from '@/components/records/printed-page.css?inline';
import { htmlPage } from '@/lib/browser/html-page.ts';
import { saveFile } from '@/lib/browser/save-file.ts';
import sheet from './receipt.css?inline';
import { Receipt, type ReceiptProps } from './receipt.tsx';

/** Downloads a receipt as a self-contained HTML page. */
export function saveReceipt({
  title,
  ...receipt
}: ReceiptProps & { readonly title: string }): void {
  saveFile({
    name: `fairhall-${receipt.transaction.externalOrderId}.html`,
    type: 'text/html',
    content: htmlPage({ title, sheet: printedPage + sheet, content: <Receipt {...receipt} /> }),
  });
}
