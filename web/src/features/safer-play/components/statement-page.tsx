import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, Download, Printer } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Loading } from '@/components/ui/loading.tsx';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Statement } from '@/lib/api/contract-types.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { useSession } from '@/lib/session/session.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { saveStatement, saveStatementCsv } from '../statement/save-statement.tsx';
import { StatementMonth } from './statement-month.tsx';
import '../safer-play.css';

const MONTHS = 12;

/** Money and time of the last twelve months, to read, save and print. */
export function StatementPage() {
  const { t } = useTranslation(['app', 'safer-play']);
  const session = useSession();
  const title = t('safer-play:statement.title');
  useDocumentTitle(title);
  return (
    <div className="d-flex flex-column gap-4-5">
      <header>
        <Link
          className="safer-back fw-semibold d-inline-flex align-items-center gap-1 min-h-hit fs-md text-decoration-none"
          to="/safer-play"
        >
          <ChevronLeft size={16} />
          {t('layout.pages.saferPlay')}
        </Link>
        <h1>{title}</h1>
        <p className="mw-prose text-2 mt-1-5 mb-0 mx-0">{t('safer-play:statement.lead')}</p>
      </header>
      {session === null ? (
        <LoginPrompt spot="hourglass" />
      ) : (
        <OwnStatement account={session.user.email} />
      )}
    </div>
  );
}

type OwnStatementProps = { readonly account: string };

function OwnStatement({ account }: OwnStatementProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const statement = useQuery(
    trpc.saferPlay.statement.queryOptions({ months: MONTHS }, { staleTime: 0 }),
  );
  const failure = {
    title: t('safer-play:statement.failed'),
    text: t('safer-play:statement.failedText'),
  };
  return (
    <QueryView query={statement} failure={failure} skeleton={<StatementSkeleton />} isPanel>
      {(found) =>
        found.rows.length === 0 ? (
          <section className="panel">
            <EmptyState art="/art/spots/empty.webp" title={t('safer-play:statement.none')} />
          </section>
        ) : (
          <>
            <SaveButtons statement={found} account={account} />
            {monthsOf(found).map((month) => (
              <StatementMonth key={month} month={month} statement={found} />
            ))}
          </>
        )
      }
    </QueryView>
  );
}

/** The months with a movement, the newest first. */
function monthsOf({ rows }: Statement): readonly string[] {
  return [...new Set(rows.map(({ month }) => month))];
}

function SaveButtons({ statement, account }: OwnStatementProps & { statement: Statement }) {
  const { t } = useTranslation(['app', 'safer-play']);
  const save = (saveFile: () => void) => () => {
    saveFile();
    showToast({ tone: 'success', title: t('safer-play:statement.saved') });
  };
  const issuedAt = () => Date.now();
  return (
    <div className="safer-saves d-flex flex-wrap gap-2-5">
      <Button
        variant="secondary"
        onClick={save(() => saveStatementCsv({ statement, issuedAt: issuedAt() }, t))}
      >
        <Download size={17} />
        {t('safer-play:statement.csv')}
      </Button>
      <Button
        variant="secondary"
        onClick={save(() => saveStatement({ statement, account, issuedAt: issuedAt() }, t))}
      >
        <Printer size={17} />
        {t('safer-play:statement.print')}
      </Button>
    </div>
  );
}

function StatementSkeleton() {
  return (
    <Loading className="d-flex flex-column gap-4-5">
      <Skeleton height="260px" radius="18px" />
      <Skeleton height="260px" radius="18px" />
    </Loading>
  );
}
