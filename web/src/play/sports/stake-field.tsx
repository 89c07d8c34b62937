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
      <label className="d-block mb-1-5 text-2 fs-sm fw-semibold" htmlFor={id}>
        {t(isEach ? 'fixtures:sports.stakeEach' : 'fixtures:stake')}
      </label>
      <input
        className="w-100 px-3-5 py-0 rounded bg-s3 text-body"
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        value={slip.stake}
        aria-invalid={isWrong}
        aria-describedby={`${id}-limits`}
        onChange={(event) => type(event.target.value)}
      />
      <div className="quick-stakes mt-2 d-flex flex-wrap gap-1-5">
        {opened.stakes.slice(0, QUICK_STAKES).map((text) => {
          const minor = toMinor(text, currency);
          return (
            <button
              className="flex-1 min-h-hit px-2 py-0 border fs-sm fw-650 font-num text-nowrap"
              key={text}
              type="button"
              onClick={() => type(stakeText(minor, { currency, locale }))}
            >
              {formatMoney(minor)}
            </button>
          );
        })}
      </div>
      <p id={`${id}-limits`} className={isWrong ? 'mt-1-5 text-coral fs-sm' : 'visually-hidden'}>
        {t('fixtures:sports.stakeWrong', {
          min: formatMoney(limits.unitMinor),
          max: formatMoney(limits.maxMinor),
          unit: formatMoney(limits.unitMinor),
        })}
      </p>
    </div>
  );
}
