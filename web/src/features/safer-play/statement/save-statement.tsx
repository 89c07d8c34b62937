import type { TFunction } from 'i18next';
import printedPage from '@/components/records/printed-page.css?inline';
import { htmlPage } from '@/lib/browser/html-page.ts';
import { saveFile } from '@/lib/browser/save-file.ts';
import sheet from './statement.css?inline';
import { statementCsv } from './statement-csv.ts';
import { StatementDocument, type StatementDocumentProps } from './statement-document.tsx';

/** `fairhall-statement-2026-11-25`, by the day in UTC. */
function fileName(issuedAt: number): string {
  return `fairhall-statement-${new Date(issuedAt).toISOString().slice(0, 10)}`;
}

/** Downloads the statement as a self-contained HTML page to print. */
export function saveStatement(
  props: StatementDocumentProps,
  t: TFunction<['app', 'safer-play']>,
): void {
  saveFile({
    name: `${fileName(props.issuedAt)}.html`,
    type: 'text/html',
    content: htmlPage({
      title: t('safer-play:statement.title'),
      sheet: printedPage + sheet,
      content: <StatementDocument {...props} />,
    }),
  });
}

/** Downloads the statement as a table for a spreadsheet. */
export function saveStatementCsv(
  { statement, issuedAt }: Pick<StatementDocumentProps, 'statement' | 'issuedAt'>,
  t: TFunction<['app', 'safer-play']>,
): void {
  saveFile({
    name: `${fileName(issuedAt)}.csv`,
    type: 'text/csv',
    content: statementCsv(statement, t),
  });
}
