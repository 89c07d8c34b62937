import { useEffect, useState, useSyncExternalStore } from 'react';
import { useGamePage } from '../frame/page-context.ts';
import { useGameTexts } from '../game-texts-context.ts';
import './session-strip.css';

const SECOND_MS = 1_000;
/** Shown characters of a round's id: its end, as it begins with the time; the menu shows all. */
const ID_SHOWN = 8;

/** Duration and net result of the player's login, in the bar of every game. */
export function SessionStrip() {
  const { tally, formatMoney } = useGamePage();
  const { t } = useGameTexts();
  const { startedAt, netMinor, roundId } = useSyncExternalStore(tally.subscribe, tally.getFacts);
  const now = useNow();
  return (
    <dl className="session-strip d-flex font-num" data-testid="session">
      <div className="min-w-0">
        <dt className="overflow-hidden text-2 fs-xs text-nowrap">{t('session.time')}</dt>
        <dd className="overflow-hidden text-nowrap">{clockText(now - startedAt)}</dd>
      </div>
      <div className="min-w-0">
        <dt className="overflow-hidden text-2 fs-xs text-nowrap">{t('session.net')}</dt>
        <dd
          data-testid="session-net"
          className={`overflow-hidden text-nowrap ${netMinor > 0n ? 'session-won' : undefined}`}
        >
          {formatMoney(netMinor, 'always')}
        </dd>
      </div>
      {roundId !== null && (
        <div className="session-last min-w-0">
          <dt className="overflow-hidden text-2 fs-xs text-nowrap">{t('session.round')}</dt>
          <dd className="overflow-hidden text-nowrap" data-testid="round">
            {roundId.slice(-ID_SHOWN)}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The id of the round shown last, for the menu and the rules. */
export function SessionRound() {
  const { tally } = useGamePage();
  const { t } = useGameTexts();
  const { roundId } = useSyncExternalStore(tally.subscribe, tally.getFacts);
  if (roundId === null) return null;
  return (
    <p className="text-2 fs-xs">
      {t('session.round')}{' '}
      <span className="text-body font-monospace wrap-anywhere" data-testid="round-id">
        {roundId}
      </span>
    </p>
  );
}

/** The time, updated each second while the page is visible. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setNow(Date.now());
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** `12:34`, and from an hour on `1:02:34`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const two = (value: number) => `${value}`.padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const tail = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
