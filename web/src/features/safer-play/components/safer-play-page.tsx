import { HeartHandshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Loading } from '@/components/ui/loading.tsx';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useIsOnline } from '@/lib/api/online.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { useSession } from '@/lib/session/session.ts';
import { useSaferPlay } from '../api/use-safer-play.ts';
import { Breaks } from './breaks.tsx';
import { Limits } from './limits.tsx';
import { MonthSummary } from './month-summary.tsx';
import { RealityCheckSetting } from './reality-check-setting.tsx';
import '../safer-play.css';

/**
 * This month, the limits with their use, the reality check and the ways out. Guests see what there is
 * and a login.
 */
export function SaferPlayPage() {
  const { t } = useTranslation(['app', 'safer-play']);
  const session = useSession();
  useDocumentTitle(t('layout.pages.saferPlay'));
  return (
    <div className="d-flex flex-column gap-4-5">
      <header>
        <h1>{t('layout.pages.saferPlay')}</h1>
        <p className="mw-prose text-2 mt-1-5 mb-0 mx-0">{t('safer-play:lead')}</p>
        <Link className="min-h-hit d-inline-flex align-items-center gap-1-5" to="/safer-play/help">
          <HeartHandshake size={16} />
          {t('safer-play:help.title')}
        </Link>
      </header>
      {session === null ? <ForGuests /> : <Overview />}
    </div>
  );
}

function ForGuests() {
  const { t } = useTranslation(['app', 'safer-play']);
  const offers = t('safer-play:guest.offers', { returnObjects: true });
  return (
    <>
      <section className="panel safer-offers d-grid row-gap-5 column-gap-8">
        {offers.map(({ title, text }) => (
          <div key={title}>
            <h2 className="fs-h3">{title}</h2>
            <p className="text-2 fs-md mt-1 mb-0 mx-0 text-pretty">{text}</p>
          </div>
        ))}
      </section>
      <LoginPrompt
        spot="hourglass"
        title={t('safer-play:guest.title')}
        text={t('safer-play:guest.text')}
      />
    </>
  );
}

function Overview() {
  const { t } = useTranslation(['app', 'safer-play']);
  const overview = useSaferPlay();
  const isOnline = useIsOnline();
  const failure = { title: t('safer-play:failed'), text: t('safer-play:failedText') };
  return (
    <QueryView query={overview} failure={failure} skeleton={<PageSkeleton />} isPanel>
      {(found) => (
        <>
          {!isOnline && <Notice tone="info">{t('safer-play:offline')}</Notice>}
          <MonthSummary overview={found} />
          <Limits overview={found} />
          <div className="safer-settings d-grid gap-4">
            <RealityCheckSetting overview={found} />
            <Breaks overview={found} />
          </div>
        </>
      )}
    </QueryView>
  );
}

function PageSkeleton() {
  return (
    <Loading className="d-flex flex-column gap-4-5">
      <Skeleton height="140px" radius="18px" />
      <Skeleton height="320px" radius="18px" />
    </Loading>
  );
}
