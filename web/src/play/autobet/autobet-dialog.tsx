import { currencyFacts, toMajor } from '@fairhall/api/contract/money';
import { useEffect, useMemo, useState } from 'react';
import { Dialog } from '../frame/dialog.tsx';
import { NumberField } from '../frame/number-field.tsx';
import { useGamePage } from '../frame/page-context.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { type Autobet, type AutobetPlan, newAutobet, RAISES, ROUNDS } from './autobet.ts';
import type { ChanceRange } from './autobet-chances.ts';
import type { AutobetGame } from './autobet-game.ts';
import { readSettings, type StoredSettings, settingsOf, storeSettings } from './stored-settings.ts';
import { useAutobetChances } from './use-autobet-chances.ts';
import type { WinDistribution } from './win-distribution.ts';
import './autobet.css';

type AmountName = 'lossMax' | 'stakeMax' | 'winStop' | 'profitStop';

/** The bounds of automatic rounds, and the chances to reach them. */
export default function AutobetDialog(props: {
  readonly game: AutobetGame;
  /** Whether the player's market lets a stake be raised. */
  readonly canRaise: boolean;
  readonly onStart: (plan: AutobetPlan) => void;
  readonly onClose: () => void;
}) {
  const { game, canRaise, onStart, onClose } = props;
  const { baseMinor, picksMax } = game;
  const { currency, formatMoney } = useGamePage();
  const { t, number } = useGameTexts();
  const [chosen, setChosen] = useState(readSettings);
  const picks = Math.min(chosen.picks, picksMax);
  const raises = canRaise ? {} : { raiseAfterLoss: null, raiseAfterWin: null };
  const begun = useBegun({ ...chosen, ...raises, picks }, game);
  const wins = useWins(game, picks);
  const first = typeof begun === 'string' ? null : begun;
  const change = (changes: Partial<StoredSettings>) => setChosen({ ...chosen, ...changes });

  /** An amount in major units, stored as a multiple of the first stake. */
  const base = toMajor(baseMinor, currency);
  const amount = (name: AmountName, isOptional = false) => (
    <NumberField
      label={t(`autobet.${name}`)}
      value={chosen[name] === null ? null : chosen[name] * base}
      decimals={currencyFacts[currency].scale}
      min={name === 'stakeMax' ? base : base / 100}
      max={base * 1_000_000}
      placeholder={t('autobet.never')}
      onChoose={(value) => change({ [name]: value / base })}
      onClear={isOptional ? () => change({ [name]: null }) : undefined}
    />
  );
  const raise = (name: 'raiseAfterLoss' | 'raiseAfterWin') => (
    <label className="game-field">
      {t(`autobet.${name}`)}
      <select
        value={chosen[name] ?? ''}
        onChange={({ target }) => change({ [name]: Number(target.value) || null })}
      >
        <option value="">{t('autobet.reset', { amount: formatMoney(baseMinor) })}</option>
        {RAISES.map((percent) => (
          <option key={percent} value={percent}>
            {t('autobet.raise', { percent: number(percent) })}
          </option>
        ))}
      </select>
    </label>
  );

  return (
    <Dialog title={t('autobet.title')} onClose={onClose}>
      <p className="prose">{t('autobet.text', { amount: formatMoney(baseMinor) })}</p>
      <div className="d-grid grid-cols-2 align-items-end gap-3 mt-3-5">
        <NumberField
          label={t('autobet.rounds', { min: number(ROUNDS.min), max: number(ROUNDS.max) })}
          value={chosen.rounds}
          decimals={0}
          {...ROUNDS}
          onChoose={(value) => change({ rounds: Math.round(value) })}
        />
        {amount('lossMax')}
        {amount('stakeMax')}
        {amount('winStop', true)}
        {amount('profitStop', true)}
        {picksMax > 0 && (
          <NumberField
            label={t('autobet.picks')}
            value={picks}
            decimals={0}
            min={1}
            max={picksMax}
            onChoose={(value) => change({ picks: Math.round(value) })}
          />
        )}
        {canRaise && (
          <>
            {raise('raiseAfterLoss')}
            {raise('raiseAfterWin')}
          </>
        )}
      </div>
      {typeof begun === 'string' ? (
        <p className="autobet-chances" role="status">
          {t(`autobet.${begun}`)}
        </p>
      ) : (
        <Chances first={begun} wins={wins} />
      )}
      <button
        type="button"
        className="btn-game btn-brass w-100"
        aria-disabled={first === null}
        onClick={() => {
          if (!first) return;
          storeSettings(chosen);
          onClose();
          onStart({ first, picks });
        }}
      >
        {t('autobet.start', { count: chosen.rounds })}
      </button>
    </Dialog>
  );
}

/** The rounds before the first one; the same object while the settings are the same. */
function useBegun(settings: StoredSettings, game: AutobetGame) {
  const key = JSON.stringify(settings);
  const { baseMinor } = game;
  const stakes = game.exactStakes(settings.picks).join();
  return useMemo(
    () =>
      newAutobet(settingsOf(JSON.parse(key) as StoredSettings, baseMinor), {
        baseMinor,
        stakesMinor: stakes === '' ? [] : stakes.split(',').map(BigInt),
      }),
    [key, baseMinor, stakes],
  );
}

/** `undefined` until they are loaded. */
function useWins(game: AutobetGame, picks: number): WinDistribution | null | undefined {
  const [loaded, setLoaded] = useState<{ picks: number; wins: WinDistribution | null }>();
  const [load] = useState(() => game.loadWins);
  useEffect(() => {
    let isCurrent = true;
    const show = (wins: WinDistribution | null) => {
      if (isCurrent) setLoaded({ picks, wins });
    };
    load(picks).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [load, picks]);
  return loaded?.picks === picks ? loaded.wins : undefined;
}

function Chances(props: {
  readonly first: Autobet;
  readonly wins: WinDistribution | null | undefined;
}) {
  const { first, wins } = props;
  const { t, percent } = useGameTexts();
  const chances = useAutobetChances(first, wins);
  const text = ({ least, most }: ChanceRange) => {
    const bounds = new Set([least, most].map((chance) => percent(chance * 100)));
    const chance = [...bounds].join(' – ');
    return chances?.isExact ? chance : t('autobet.about', { chance });
  };
  return (
    <div className="autobet-chances" role="status" data-testid="chances">
      {chances === undefined && <p>{t('autobet.computing')}</p>}
      {chances === null && <p>{t('autobet.unknown')}</p>}
      {chances && (
        <dl className="d-grid row-gap-1 column-gap-3">
          <dt>{t('autobet.chanceLoss')}</dt>
          <dd className="text-white fw-650 font-num" data-testid="chance-loss">
            {text(chances.loss)}
          </dd>
          {first.settings.profitStopMinor !== null && (
            <>
              <dt>{t('autobet.chanceProfit')}</dt>
              <dd className="text-white fw-650 font-num" data-testid="chance-profit">
                {text(chances.profit)}
              </dd>
            </>
          )}
        </dl>
      )}
    </div>
  );
}
