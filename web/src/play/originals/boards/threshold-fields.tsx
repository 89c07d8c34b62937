import { NumberField } from '../../frame/number-field.tsx';
import { useGameTexts } from '../../game-texts-context.ts';
import { BetsTable } from '../../table-games/table-game-rules.tsx';
import { useOriginal } from '../original-context.ts';
import { type Bet, betOf, chanceOf, percentOfChance, spotOf, tablesOf } from './threshold.ts';

/** The chosen bet, its tables, and how to choose another one. */
export function useBet() {
  const { state, session } = useOriginal();
  const tables = tablesOf(state.sheet);
  const bet = betOf(state.spot, tables);
  const clamped = (percent: number) =>
    Math.min(Math.max(Math.round(percent), tables.percentMin), tables.percentMax);
  return {
    bet,
    tables,
    choose: (change: Partial<Bet>) => {
      const { side, percent } = { ...bet, ...change };
      session.chooseSpot(spotOf({ side, percent: clamped(percent) }));
    },
  };
}

/** Return and chance, each of which follows the other. */
export function ReturnFields() {
  const { t } = useGameTexts();
  const { bet, tables, choose } = useBet();
  const multiple = { min: tables.percentMin / 100, max: tables.percentMax / 100 };
  const least = (tables.rtpMaxPercent * 100) / tables.percentMax;
  return (
    <>
      <NumberField
        label={t('originals:original.multiple')}
        value={bet.percent / 100}
        decimals={2}
        {...multiple}
        onChoose={(value) => choose({ percent: value * 100 })}
      />
      <NumberField
        label={t('originals:original.chance')}
        value={chanceOf(bet, tables)}
        decimals={4}
        min={least}
        max={tables.rtpMaxPercent}
        onChoose={(value) => choose({ percent: percentOfChance(value, tables) })}
      />
    </>
  );
}

/** The returns of the paytable with their exact RTP. */
export function ThresholdPays() {
  const { state } = useOriginal();
  const i18n = useGameTexts();
  const tables = tablesOf(state.sheet);
  const rows = state.paytable.spots.filter(({ spot }) => betOf(spot, tables).side === 'under');
  return (
    <BetsTable
      rows={rows.map(({ spot, returnMax, rtp }) => ({
        name: i18n.percent(chanceOf(betOf(spot, tables), tables)),
        pays: `×${i18n.number(returnMax)}`,
        rtp,
      }))}
    />
  );
}
