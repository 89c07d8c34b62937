import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Currency } from '@/lib/contract-types.ts';
import { moneyWords } from '../i18n/words.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import type { SessionTally } from './session-tally.ts';
import { useTally } from './tally-context.ts';
import './session-strip.css';

const SECOND_MS = 1_000;
/** The end of a round’s id tells it from others, its beginning is the time; the menu has the whole. */
const ID_SHOWN = 8;

/** How long the player has been in this game and what came of it, in every game's bar. */
export function SessionStrip({ currency }: { readonly currency: Currency }) {
  const tally = useTally();
  if (!tally) return null;
  return <Strip tally={tally} currency={currency} />;
}

function Strip({ tally, currency }: { readonly tally: SessionTally; readonly currency: Currency }) {
  const speech = useSpeech();
  const { startedAt, netMinor, roundId } = useSyncExternalStore(tally.subscribe, tally.getFacts);
  const now = useNow();
  return (
    <dl className="session-strip" data-testid="session">
      <div>
        <dt>{speech.t('session.played')}</dt>
        <dd>{clockText(now - startedAt)}</dd>
      </div>
      <div>
        <dt>{speech.t('session.net')}</dt>
        <dd data-testid="session-net" className={netMinor > 0n ? 'session-won' : undefined}>
          {moneyWords(speech, currency)(netMinor, 'always')}
        </dd>
      </div>
      {roundId !== null && (
        <div className="session-last">
          <dt>{speech.t('session.round')}</dt>
          <dd data-testid="round">{roundId.slice(-ID_SHOWN)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The id of the round that was shown last, for the menu and the rules. */
export function SessionRound() {
  const tally = useTally();
  return tally && <ShownRound tally={tally} />;
}

function ShownRound({ tally }: { readonly tally: SessionTally }) {
  const { t } = useSpeech();
  const { roundId } = useSyncExternalStore(tally.subscribe, tally.getFacts);
  if (roundId === null) return null;
  return (
    <p className="session-round">
      {t('session.round')} <span data-testid="round-id">{roundId}</span>
    </p>
  );
}

/** The present moment, a second at a time while the page is seen. */
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
