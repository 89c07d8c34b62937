import { useId } from 'react';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';
import { useSport } from './sport-context.ts';
import { readStake, stakeText } from './stake-input.ts';

const QUICK_STAKES = 5;

/** The stake, typed or one of the presets. */
export function StakeField() {
  const { opened, limits, slip, setSlip } = useSport();
  const { state, formatMoney } = useFixtures();
  const { t, locale } = useGameTexts();
  const id = useId();
  const { currency } = state;
  const isWrong = readStake(slip.stake, { currency, limits }) === null;
  const type = (stake: string) => setSlip((before) => ({ ...before, stake }));
  const isEach = slip.mode === 'singles' && slip.choices.length > 1;
  return (
    <div className="stake-field">
      <label htmlFor={id}>{t(isEach ? 'sports.stakeEach' : 'fixtures.stake')}</label>
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
              {formatMoney(minor)}
            </button>
          );
        })}
      </div>
      <p id={`${id}-limits`} className={isWrong ? 'stake-wrong' : 'visually-hidden'}>
        {t('sports.stakeWrong', {
          min: formatMoney(limits.unitMinor),
          max: formatMoney(limits.maxMinor),
          unit: formatMoney(limits.unitMinor),
        })}
      </p>
    </div>
  );
}
