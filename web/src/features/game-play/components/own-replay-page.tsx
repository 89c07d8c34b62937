import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { useSession } from '@/lib/session/session.ts';
import { useReplayId } from '../api/use-replay.ts';

/** Leads from a round of the player's own, by the id of its provider, to its public replay. */
export function OwnReplayPage() {
  const [params] = useSearchParams();
  const { t } = useTranslation(['app', 'replay']);
  useDocumentTitle(t('replay:pageTitle'));
  const session = useSession();
  const round = { gameId: params.get('gameId') ?? '', roundId: params.get('roundId') ?? '' };
  const found = useReplayId(round, session !== null);
  const title = <h1 className="visually-hidden">{t('replay:pageTitle')}</h1>;
  if (session === null)
    return (
      <>
        {title}
        <LoginPrompt text={t('replay:login')} />
      </>
    );
  return (
    <>
      {title}
      <QueryView
        query={found}
        failure={{ title: t('replay:missing.title'), text: t('replay:missing.text') }}
        skeleton={<Skeleton height="240px" radius="12px" />}
      >
        {({ id }) => <Navigate to={`/r/${id}`} replace />}
      </QueryView>
    </>
  );
}
