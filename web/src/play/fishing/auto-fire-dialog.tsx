import { currencyFacts, toMajor } from '@fairhall/api/contract/money';
import { useState } from 'react';
import { ROUNDS } from '../autobet/autobet.ts';
import { readSettings, settingsOf, storeSettings } from '../autobet/stored-settings.ts';
import { Dialog } from '../frame/dialog.tsx';
import { NumberField } from '../frame/number-field.tsx';
import { useGamePage } from '../frame/page-context.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { useFishing } from './fishing-context.ts';
import { priceOf } from './fishing-state.ts';
import '../autobet/autobet.css';

/** The bounds of the automatic fire, before it starts. */
export function AutoFireDialog({ onClose }: { readonly onClose: () => void }) {
  const { state, session, formatMoney } = useFishing();
  const { currency } = useGamePage();
  const { t, number } = useGameTexts();
  const [chosen, setChosen] = useState(readSettings);
  const priceMinor = priceOf(state);
  const { rounds, lossMaxMinor, winStopMinor } = settingsOf(chosen, priceMinor);
  const price = toMajor(priceMinor, currency);
  /** An amount in major units, stored as a multiple of the price. */
  const amount = (name: 'lossMax' | 'winStop') => ({
    label: t(`autobet.${name}`),
    value: chosen[name] === null ? null : chosen[name] * price,
    decimals: currencyFacts[currency].scale,
    min: price / 100,
    max: price * 1_000_000,
    onChoose: (value: number) => setChosen({ ...chosen, [name]: value / price }),
  });
  // A shot that is still undecided belongs to no automatic fire.
  const canStart = lossMaxMinor >= priceMinor && state.stakedMinor === 0n;
  return (
    <Dialog title={t('fishing:auto')} onClose={onClose}>
      <p className="prose">{t('fishing:autoText', { amount: formatMoney(priceMinor) })}</p>
      <div className="d-grid grid-cols-2 align-items-end gap-3 mt-3-5">
        <NumberField
          label={t('fishing:autoShots', { min: number(ROUNDS.min), max: number(ROUNDS.max) })}
          value={rounds}
          decimals={0}
          {...ROUNDS}
          onChoose={(value) => setChosen({ ...chosen, rounds: Math.round(value) })}
        />
        <NumberField {...amount('lossMax')} />
        <NumberField
          {...amount('winStop')}
          placeholder={t('autobet.never')}
          onClear={() => setChosen({ ...chosen, winStop: null })}
        />
      </div>
      <p className="autobet-chances" role="status">
        {lossMaxMinor < priceMinor
          ? t('fishing:autoLoss')
          : t('fishing:autoBound', { amount: formatMoney(lossMaxMinor) })}
      </p>
      <button
        type="button"
        className="btn-game btn-brass w-100"
        aria-disabled={!canStart}
        onClick={() => {
          if (!canStart) return;
          storeSettings(chosen);
          onClose();
          session.startAuto({ shotsLeft: rounds, budgetMinor: lossMaxMinor, winStopMinor });
        }}
      >
        {t('fishing:autoStart', { count: rounds })}
      </button>
    </Dialog>
  );
}
