import { useGameTexts } from '../game-texts-context.ts';

/** The loading screen with its progress. */
export function LoadingScreen(props: {
  readonly gameId: string;
  readonly gameName: string | null;
  /** 0 to 1. */
  readonly progress: number;
  readonly isFree: boolean;
  /** Whether the page that embeds the game covers this screen with its own, which has the tile. */
  readonly isCovered: boolean;
}) {
  const { gameId, gameName, progress, isFree, isCovered } = props;
  const { t } = useGameTexts();
  const label = gameName ? t('page.loading', { game: gameName }) : t('page.loadingGame');
  const percent = Math.round(progress * 100);
  return (
    <main
      className="screen position-absolute inset-0 d-grid place-items-center overflow-auto"
      aria-busy="true"
    >
      <div className="loading d-flex flex-column align-items-center gap-4 text-center">
        {!isCovered && (
          <img
            className="loading-tile w-auto rounded-lg shadow-lg object-fit-cover"
            src={`/art/tiles/${encodeURIComponent(gameId)}-400.webp`}
            alt=""
            width={150}
            height={200}
            onError={(event) => {
              event.currentTarget.hidden = true;
            }}
          />
        )}
        <p className="loading-name">{label}</p>
        <div
          className="loading-bar w-100 p-0-5 rounded-pill"
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <span className="d-block h-100" style={{ width: `${percent}%` }} />
        </div>
        <p className="text-lilac fw-semibold fs-sm">
          {t(isFree ? 'page.freePlay' : 'page.playMoney')}
        </p>
      </div>
    </main>
  );
}
