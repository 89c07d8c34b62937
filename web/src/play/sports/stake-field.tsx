import { useId } from 'react';
import { useEvents } from '../events/events-context.ts';
import { toMinor } from '../money.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { useSport } from './sport-context.ts';
import { readStake, stakeText } from './stake-check.ts';

const QUICK_STAKES = 5;

/** The stake, typed or taken from the house's usual ones. */
export function StakeField() {
  const { opened, limits, slip, setSlip } = useSport();
  const { state, money } = useEvents();
  const { t, locale } = useSpeech();
  const id = useId();
  const { currency } = state;
  const isWrong = readStake(slip.stake, { currency, limits }) === null;
  const type = (stake: string) => setSlip((before) => ({ ...before, stake }));
  const isEach = slip.mode === 'singles' && slip.choices.length > 1;
  return (
    <div className="stake-field">
      <label htmlFor={id}>{t(isEach ? 'sports.stakeEach' : 'events.stake')}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        value={slip.stake}
        aria-invalid={isWrong}
        aria-describedby={`${id}-limits`}
        onChange={(event) => type(event.target.value)}
      />
      <div className="quick-stakes">
        {opened.stakes.slice(0, QUICK_STAKES).map((text) => {
          const minor = toMinor(text, currency);
          return (
            <button
              key={text}
              type="button"
              onClick={() => type(stakeText(minor, { currency, locale }))}
            >
              {money(minor)}
            </button>
          );
        })}
      </div>
      <p id={`${id}-limits`} className={isWrong ? 'stake-wrong' : 'visually-hidden'}>
        {t('sports.stakeWrong', {
          min: money(limits.unitMinor),
          max: money(limits.maxMinor),
          unit: money(limits.unitMinor),
        })}
      </p>
    </div>
  );
}
