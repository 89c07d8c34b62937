import { localeOf } from '@fairhall/api/contract/locales';
import { Headset, Play, RotateCcw, Share2 } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { useLanguage } from '@/i18n/language.ts';
import { isApiError } from '@/lib/api/api-error.ts';
import type { Replay } from '@/lib/api/contract-types.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { useEveryGame } from '@/lib/games/catalogue.ts';
import { gameOrigin } from '@/lib/games/game-origin.ts';
import { gamePath } from '@/lib/games/game-path.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useReplay } from '../api/use-replay.ts';
import type { GameFailure } from '../game-screens.ts';
import { launchAddress } from '../launch-address.ts';
import { GameFailureScreen } from './game-failure-screen.tsx';
import { GameLoading } from './game-loading.tsx';
import { GameTrouble } from './game-trouble.tsx';
import { ReplayFrame } from './replay-frame.tsx';
import { ShareCardDialog } from './share-card-dialog.tsx';
import '../game-play.css';
import '../replay.css';

/** A win of this multiple of its stake has a card to share. */
const SHARED_MULTIPLE = 20;

/** Plays the finished round of the address again, for a guest, too. */
export function ReplayPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['app', 'replay', 'game-play']);
  const replay = useReplay(id);
  useDocumentTitle(
    replay.data ? t('replay:of', { game: replay.data.gameName }) : t('replay:pageTitle'),
  );
  if (replay.error !== null) {
    const kind = isApiError(replay.error, 'NOT_FOUND') ? 'missing' : 'failed';
    return (
      <GameTrouble
        art={kind === 'missing' ? 'door' : 'offline'}
        title={t(`replay:${kind}.title`)}
        text={t(`replay:${kind}.text`)}
      >
        {kind === 'failed' && (
          <Button size="lg" onClick={() => void replay.refetch()}>
            <RotateCcw size={18} />
            {t('replay:retry')}
          </Button>
        )}
      </GameTrouble>
    );
  }
  if (replay.data) return <Shown id={id} replay={replay.data} />;
  return (
    <main className="game-play" aria-label={t('replay:pageTitle')}>
      <Loading />
    </main>
  );
}

function Loading({ replay }: { readonly replay?: Replay }) {
  const { t } = useTranslation(['app', 'replay']);
  const game = useEveryGame().data?.find(({ gameId }) => gameId === replay?.gameId);
  return (
    <GameLoading
      name={replay?.gameName ?? t('replay:pageTitle')}
      game={game}
      balance={undefined}
      walletType={replay?.walletType ?? 'USD'}
      text={t('replay:loading')}
    />
  );
}

type ShownProps = { readonly id: string; readonly replay: Replay };

function Shown({ id, replay }: ShownProps) {
  const { t } = useTranslation(['app', 'replay']);
  const [attempt, setAttempt] = useState(0);
  const [readyAttempt, setReadyAttempt] = useState(-1);
  const [failure, setFailure] = useState<GameFailure | null>(null);
  const { gameName, walletType, url } = replay;
  const address = launchAddress({ url }, { page: location.origin, gameServer: gameOrigin() });
  const again = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  if (failure !== null) {
    return <GameFailureScreen failure={failure} walletType={walletType} onRelaunch={again} />;
  }
  const isReady = readyAttempt === attempt;
  return (
    <div className="replay position-fixed inset-0 d-flex flex-column">
      <ReplayStrip id={id} replay={replay} onAgain={address && isReady ? again : null} />
      <main
        className="game-play position-relative flex-1 min-h-0"
        aria-label={t('replay:of', { game: gameName })}
      >
        {address === null ? (
          <p className="d-grid h-100 m-0 place-items-center p-6 text-center">
            {t('replay:silent')}
          </p>
        ) : (
          <ReplayFrame
            key={attempt}
            address={address}
            gameName={gameName}
            isReady={isReady}
            onReady={() => setReadyAttempt(attempt)}
            onFailure={setFailure}
          />
        )}
        {address !== null && !isReady && <Loading replay={replay} />}
      </main>
    </div>
  );
}

/** What the round returned, and what the visitor may do with it. */
function ReplayStrip({
  id,
  replay,
  onAgain,
}: ShownProps & {
  /** `null` while nothing was shown. */
  readonly onAgain: (() => void) | null;
}) {
  const { t } = useTranslation(['app', 'replay']);
  const { dateTime } = useFormat();
  const { format } = new Intl.NumberFormat(localeOf[useLanguage()]);
  const [isSharing, setIsSharing] = useState(false);
  const { gameId, gameName, walletType, stake, win, createTime } = replay;
  const game = useEveryGame().data?.find((one) => one.gameId === gameId);
  const multiple = t('replay:multiple', { multiple: format(replay.multiple) });
  const link = `${location.origin}/r/${id}`;
  return (
    <aside
      className="replay-strip d-flex flex-wrap align-items-center row-gap-1 column-gap-4-5 bg-s1 border-bottom border-line"
      aria-label={t('replay:facts')}
    >
      <h1 className="fs-body">{t('replay:of', { game: gameName })}</h1>
      <p className="d-flex flex-1 flex-wrap row-gap-0-5 column-gap-3-5 m-0 text-2 fs-sm num">
        <time dateTime={createTime}>{dateTime(createTime, 'short')}</time>
        <span>
          {t('replay:stake')} <MoneyText amount={stake} currency={walletType} />
        </span>
        <span>
          {t('replay:win')} <MoneyText amount={win} currency={walletType} />
        </span>
        <b className="text-brass">{multiple}</b>
      </p>
      <div className="d-flex flex-wrap align-items-center gap-1-5">
        {onAgain && (
          <Button size="sm" variant="secondary" onClick={onAgain}>
            <RotateCcw size={16} />
            {t('replay:again')}
          </Button>
        )}
        {replay.multiple >= SHARED_MULTIPLE && (
          <Button size="sm" variant="secondary" onClick={() => setIsSharing(true)}>
            <Share2 size={16} />
            {t('replay:card.open')}
          </Button>
        )}
        <Link
          className="btn btn-secondary btn-sm"
          to={`/support?${new URLSearchParams({ about: link })}`}
        >
          <Headset size={16} />
          {t('replay:ask')}
        </Link>
        {game && (
          <Link className="btn btn-primary btn-sm" to={gamePath(game)}>
            <Play size={16} />
            {t('replay:game')}
          </Link>
        )}
        <CopyButton text={link} what={t('replay:link')} />
      </div>
      <ShareCardDialog
        show={isSharing}
        onHide={() => setIsSharing(false)}
        {...{ gameName, multiple, link }}
        picture={game?.pgIconUrl ?? ''}
      />
    </aside>
  );
}
