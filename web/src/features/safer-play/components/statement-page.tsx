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
import { gameTypeName } from '@/lib/games/game-types.ts';
import { useSession } from '@/lib/session/session.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { saveStatement, saveStatementCsv } from '../statement/save-statement.tsx';
import type { SaferPlayTexts } from '../texts/safer-play-texts.ts';
import { useSaferPlayTexts } from '../use-safer-play-texts.ts';
import { StatementMonth } from './statement-month.tsx';
import '../safer-play.css';

const MONTHS = 12;

/** Money and time of the last twelve months, to read, save and print. */
export function StatementPage() {
  const { t } = useTranslation();
  const session = useSession();
  const texts = useSaferPlayTexts();
  const title = texts?.statement.title ?? t('layout.pages.saferPlay');
  useDocumentTitle(title);
  return (
    <div className="safer-page">
      <header>
        <Link className="safer-back" to="/safer-play">
          <ChevronLeft size={16} />
          {t('layout.pages.saferPlay')}
        </Link>
        <h1>{title}</h1>
        {texts && <p className="text-2 safer-lead">{texts.statement.lead}</p>}
      </header>
      {texts === null && <StatementSkeleton />}
      {texts && session === null && <LoginPrompt spot="hourglass" />}
      {texts && session !== null && <OwnStatement texts={texts} account={session.user.email} />}
    </div>
  );
}

type OwnStatementProps = { readonly texts: SaferPlayTexts; readonly account: string };

function OwnStatement({ texts, account }: OwnStatementProps) {
  const statement = useQuery(
    trpc.saferPlay.statement.queryOptions({ months: MONTHS }, { staleTime: 0 }),
  );
  const failure = { title: texts.statement.failed, text: texts.statement.failedText };
  return (
    <QueryView query={statement} failure={failure} skeleton={<StatementSkeleton />} isPanel>
      {(found) =>
        found.rows.length === 0 ? (
          <section className="panel">
            <EmptyState art="/art/spots/empty.webp" title={texts.statement.none} />
          </section>
        ) : (
          <>
            <SaveButtons statement={found} texts={texts} account={account} />
            {monthsOf(found).map((month) => (
              <StatementMonth key={month} month={month} statement={found} texts={texts} />
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

function SaveButtons({ statement, texts, account }: OwnStatementProps & { statement: Statement }) {
  const { t } = useTranslation();
  const save = (saveFile: () => void) => () => {
    saveFile();
    showToast({ tone: 'success', title: texts.statement.saved });
  };
  const issuedAt = () => Date.now();
  return (
    <div className="safer-saves">
      <Button
        variant="secondary"
        onClick={save(() =>
          saveStatementCsv(
            { statement, issuedAt: issuedAt() },
            { texts, typeName: (type) => t(`games.types.${gameTypeName(type)}`) },
          ),
        )}
      >
        <Download size={17} />
        {texts.statement.csv}
      </Button>
      <Button
        variant="secondary"
        onClick={save(() => saveStatement({ statement, texts, account, issuedAt: issuedAt() }))}
      >
        <Printer size={17} />
        {texts.statement.print}
      </Button>
    </div>
  );
}

function StatementSkeleton() {
  return (
    <Loading className="safer-page">
      <Skeleton height="260px" radius="18px" />
      <Skeleton height="260px" radius="18px" />
    </Loading>
  );
}
