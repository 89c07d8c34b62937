import { pokerRanks } from '@fairhall/game-server/engines/poker/poker-hand';
import { jacksRank } from '@fairhall/game-server/engines/video-poker/harbour-jacks';
import { returnKind } from '@/lib/games/return-kind.ts';
import { definitionOf } from '../../../definition-of.ts';
import { useGameTexts } from '../../../game-texts-context.ts';
import { useMultiStep, useTable } from '../../multi-step-context.ts';
import { places } from './holds.ts';
import { jacksName } from './jacks-labels.ts';
import './jacks-pays.css';

/** Every paying hand with its return for the stake; the current hand is highlighted. */
export function JacksPays() {
  const { state, formatMoney } = useMultiStep();
  const { tables } = definitionOf(state.sheet, 'video-poker');
  const { percents } = tables;
  const i18n = useGameTexts();
  const view = useTable();
  const canSeeRank = state.phase === 'choosing' || state.phase === 'idle';
  const cards = (view?.table.hands[0]?.cards ?? []).flatMap((card) => card ?? []);
  const now = canSeeRank && cards.length === places.length ? jacksRank(cards, tables) : null;
  const isOver = state.phase === 'idle';
  const paying = pokerRanks.filter((rank) => percents[rank] > 0).toReversed();
  // A pair of jacks only returns the stake.
  const isWin = now && returnKind({ returned: percents[now], staked: 100 }) === 'won';
  return (
    <table
      className="jacks-pays overflow-hidden rounded-lg font-num"
      aria-label={i18n.t('cards:jacks.paytable')}
    >
      <tbody>
        {paying.map((rank) => (
          <tr
            className="d-flex align-items-center justify-content-between gap-3"
            key={rank}
            data-now={rank === now ? (isOver && isWin ? 'won' : 'dealt') : undefined}
          >
            <th scope="row">{jacksName(rank, i18n)}</th>
            <td>{formatMoney((state.stakeMinor * BigInt(percents[rank])) / 100n)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
