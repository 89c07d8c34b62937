import type { SpotRound } from '../../contract-types.ts';
import { NumberField } from '../../frame/number-field.tsx';
import { useGamePage } from '../../frame/page-context.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { kindOfReturn } from '../../round-return.ts';
import { useOriginal } from '../original-context.ts';
import type { OriginalGame } from '../original-game.ts';
import {
  boundShareOf,
  eventOf,
  percentOfChance,
  shareOf,
  spotOf,
  tablesOf,
  thresholdRules,
} from './threshold.ts';
import { ReturnFields, ThresholdPays, useBet } from './threshold-fields.tsx';
import './dice.css';

const SIDES = ['under', 'over'] as const;
/** Chances that the slider offers, in percent. */
const CHANCE = { min: 2, max: 98 } as const;

const numberText = (round: SpotRound, sheet: Parameters<typeof tablesOf>[0]): string =>
  shareOf(eventOf(round), tablesOf(sheet)).toFixed(4).padStart(7, '0');

function Board() {
  const { state } = useOriginal();
  const { currency } = useGamePage();
  const { bet, tables } = useBet();
  const { round } = state;
  const bound = boundShareOf(bet, tables);
  const water =
    bet.side === 'under' ? { left: 0, right: `${100 - bound}%` } : { left: `${bound}%`, right: 0 };
  return (
    <div className="dice-board">
      <strong
        className="dice-number"
        data-return={round ? kindOfReturn(round, currency) : undefined}
        data-testid="result"
      >
        {round ? numberText(round, state.sheet) : '00.0000'}
      </strong>
      <div className="dice-rail">
        <i className="dice-water" style={water} />
        {round && (
          <i className="dice-marker" style={{ left: `${shareOf(eventOf(round), tables)}%` }} />
        )}
        <TargetSlider bound={bound} />
      </div>
      <div className="dice-scale" aria-hidden>
        {[0, 25, 50, 75, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}

/** The bound between losing and winning numbers, on the rail. */
function TargetSlider({ bound }: { readonly bound: number }) {
  const { t, percent } = useGameTexts();
  const { bet, tables, choose } = useBet();
  const isUnder = bet.side === 'under';
  return (
    <input
      type="range"
      min={isUnder ? CHANCE.min : 100 - CHANCE.max}
      max={isUnder ? CHANCE.max : 100 - CHANCE.min}
      step={0.5}
      value={bound}
      aria-label={t('originals:dice.target')}
      aria-valuetext={percent(bound)}
      onChange={({ target }) => {
        const at = Number(target.value);
        choose({ percent: percentOfChance(isUnder ? at : 100 - at, tables) });
      }}
    />
  );
}

function Fields() {
  const { t } = useGameTexts();
  const { bet, tables, choose } = useBet();
  const isUnder = bet.side === 'under';
  return (
    <>
      <fieldset className="original-choice">
        <legend className="visually-hidden">{t('originals:dice.side')}</legend>
        {SIDES.map((side) => (
          <label key={side}>
            <input
              type="radio"
              name="side"
              checked={bet.side === side}
              onChange={() => choose({ side })}
            />
            <span>{t(`originals:dice.${side}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="original-fields">
        <ReturnFields />
        <NumberField
          label={t('originals:dice.target')}
          value={boundShareOf(bet, tables)}
          decimals={4}
          min={0.01}
          max={99.99}
          onChoose={(value) =>
            choose({ percent: percentOfChance(isUnder ? value : 100 - value, tables) })
          }
        />
      </div>
    </>
  );
}

export const dice: OriginalGame = {
  look: 'dice',
  brings: 'originals:original.brings',
  inFlightMax: 1,
  rulesOf: thresholdRules,
  revealMs: () => 300,
  revealSound: 'dice',
  deciding: () => 1,
  shortResult: (round, { sheet }) => numberText(round, sheet),
  spotName: (spot, { t, number }) => {
    const [side = '', percent] = spot.split('-');
    return t(side === 'under' ? 'originals:dice.underAt' : 'originals:dice.overAt', {
      multiple: number(Number(percent) / 100),
    });
  },
  resultText: (round, { sheet }) => numberText(round, sheet),
  rules: ['originals:dice.rules', 'originals:dice.rulesKeys'],
  Board,
  Fields,
  Pays: ThresholdPays,
  spotAfterKey: (key, spot) => {
    if (key !== 's') return null;
    const [side, percent] = spot.split('-');
    return spotOf({ side: side === 'under' ? 'over' : 'under', percent: Number(percent) });
  },
};
