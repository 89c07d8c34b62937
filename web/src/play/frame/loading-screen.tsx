import { useGameTexts } from '../game-texts-context.ts';

/** The loading screen with its progress. */
export function LoadingScreen(props: {
  readonly gameId: string;
  readonly gameName: string | null;
  /** 0 to 1. */
  readonly progress: number;
  readonly isFree: boolean;
}) {
  const { gameId, gameName, progress, isFree } = props;
  const { t } = useGameTexts();
  const label = gameName ? t('page.loading', { game: gameName }) : t('page.loadingGame');
  const percent = Math.round(progress * 100);
  return (
    <main className="screen" aria-busy="true">
      <div className="loading">
        <img
          className="loading-tile"
          src={`/art/tiles/${encodeURIComponent(gameId)}-400.webp`}
          alt=""
          width={150}
          height={200}
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
        <p className="loading-name">{label}</p>
        <div
          className="loading-bar"
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <span style={{ width: `${percent}%` }} />
        </div>
        <p className="loading-note">{t(isFree ? 'page.freePlay' : 'page.playMoney')}</p>
      </div>
    </main>
  );
}
