import { PaysRow, PaysTable } from '../frame/rules-dialog.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { useTableGame } from './table-game-context.ts';
import { TableRules } from './table-rules.tsx';

/** The rules of a single-step game and the pays of its bets. */
export function TableGameRules(props: { readonly onClose: () => void }) {
  const { game, state, formatMoney } = useTableGame();
  const { t } = useGameTexts();
  const { Pays = SpotPays } = game;
  const { stakesMinor, limits } = state;
  const ofSpot = { min: formatMoney(stakesMinor[0] ?? 0n), max: formatMoney(limits.spotMaxMinor) };
  const ofRound = { total: formatMoney(limits.roundMaxMinor) };
  return (
    <TableRules
      deal="one-step"
      rules={game.rules}
      limits={
        <>
          {t('table.limits', ofSpot)}{' '}
          {limits.betsMax > 1 && <span>{t('table.limitsRound', ofRound)}</span>}
        </>
      }
      onClose={props.onClose}
    >
      <Pays />
    </TableRules>
  );
}

/** The pays of all spots; spots with the same name share a row. */
function SpotPays() {
  const { game, state } = useTableGame();
  const i18n = useGameTexts();
  const rows = new Map(
    state.paytable.spots.map((row) => [game.spotName(row.spot, i18n), row] as const),
  );
  return (
    <BetsTable
      rows={[...rows].map(([name, { returnMax, rtp }]) => ({
        name,
        pays: i18n.t('table.toOne', { multiple: i18n.number(returnMax - 1) }),
        rtp,
      }))}
    />
  );
}

type BetRow = { readonly name: string; readonly pays: string; readonly rtp: string };

/** A table of bets with their pays and their RTP. */
export function BetsTable(props: { readonly rows: readonly BetRow[] }) {
  const { t, percent } = useGameTexts();
  return (
    <PaysTable columns={[t('table.columnBet'), t('table.columnPays'), 'RTP']}>
      {props.rows.map(({ name, pays, rtp }) => (
        <PaysRow key={name} name={name} cells={[pays, percent(rtp)]} />
      ))}
    </PaysTable>
  );
}
