import { countNamed } from '@fairhall/game-server/engines/multi-step/hand-counts';
import { pokerRanks } from '@fairhall/game-server/engines/poker/poker-hand';
import { jacksRank } from '@fairhall/game-server/engines/video-poker/harbour-jacks';
import { returnKind } from '@/lib/games/return-kind.ts';
import { cardName, PlayingCard } from '../../../cards/playing-card.tsx';
import { StakedChip } from '../../../chips/staked-chip.tsx';
import { definitionOf } from '../../../definition-of.ts';
import { useGameTexts } from '../../../game-texts-context.ts';
import { toMinor } from '../../../money.ts';
import { revealedRound } from '../../../session/round-state.ts';
import type { Motion } from '../../deal-plan.ts';
import { useMultiStep, useTable } from '../../multi-step-context.ts';
import { stakeShown } from '../../multi-step-state.ts';
import { TableCard } from '../../table-card.tsx';
import { useTableKeys } from '../../use-table-keys.ts';
import { FurtherHands } from './further-hands.tsx';
import { holdingOf, isComputing, toggleHold, useHolding } from './holding.ts';
import { heldBy, holdName, places } from './holds.ts';
import { jacksName } from './jacks-labels.ts';
import './jacks.css';

/** The paytable for the stake, and the five cards as toggles. */
export function JacksBoard() {
  const { state, session } = useMultiStep();
  const { t } = useGameTexts();
  const view = useTable();
  const roundId = view?.round.roundId ?? '';
  const holding = useHolding(roundId);
  const isChoosing = state.phase === 'choosing';
  useTableKeys((key) => {
    if (!isChoosing) return false;
    const place = places.find((candidate) => String(candidate) === key);
    if (place) toggleHold(roundId, place);
    else if (key === 'Enter' && !isComputing(roundId)) {
      session.choose(holdName(holdingOf(roundId)));
    }
    return place !== undefined || key === 'Enter';
  });
  const drawn = view?.round.outcome.steps.find(({ choice }) => choice?.startsWith('hold-'));
  const held = drawn ? heldBy(drawn.choice) : holding;
  const cards = view?.table.hands[0]?.cards ?? [];
  // Between the stake and the deal the table has no hands.
  const count = view?.table.hands.length || countNamed(state.firstChoice);
  return (
    <div
      className="jacks d-grid justify-items-center w-100"
      data-hands={count > 1 ? count : undefined}
    >
      <JacksPays />
      {count > 1 && <FurtherHands count={count - 1} held={held} />}
      <fieldset className="jacks-hand d-flex justify-content-center">
        <legend className="visually-hidden">{t('cards:jacks.hand')}</legend>
        {places.map((place) => (
          <Place
            key={place}
            place={place}
            card={cards[place - 1] ?? null}
            motion={view?.plan[0]?.[place - 1] ?? null}
            isHeld={view !== null && held.has(place)}
            onPress={isChoosing ? () => toggleHold(roundId, place) : null}
          />
        ))}
      </fieldset>
      <Stake />
    </div>
  );
}

/** The stake of all hands as a chip, and what the round pays above it. */
function Stake() {
  const { state } = useMultiStep();
  const round = revealedRound(state);
  const stakeMinor = stakeShown(state);
  const winMinor = round ? toMinor(round.win, state.currency) : 0n;
  return (
    <p className="jacks-stake" aria-hidden>
      <StakedChip of={state} stakeMinor={stakeMinor} paidMinor={winMinor - stakeMinor} />
    </p>
  );
}

function Place(props: {
  readonly place: number;
  readonly card: number | null;
  readonly motion: Motion | null;
  readonly isHeld: boolean;
  readonly onPress: (() => void) | null;
}) {
  const { place, card, motion, isHeld, onPress } = props;
  const i18n = useGameTexts();
  const { t } = i18n;
  const drawn =
    card === null ? <PlayingCard card={null} /> : <TableCard card={card} motion={motion} />;
  if (!onPress || card === null) {
    return (
      <div
        className="jacks-place d-grid justify-items-center gap-2 p-0 border-0 rounded-14"
        data-held={isHeld || undefined}
      >
        {drawn}
        <span className="jacks-hold rounded-pill text-center">{isHeld && t('controls.held')}</span>
      </div>
    );
  }
  const name = { place, card: cardName(card, i18n) };
  return (
    <button
      type="button"
      className="jacks-place d-grid justify-items-center gap-2 p-0 border-0 rounded-14"
      data-held={isHeld || undefined}
      aria-pressed={isHeld}
      aria-label={t(isHeld ? 'cards:jacks.cardHeld' : 'cards:jacks.cardFree', name)}
      aria-keyshortcuts={String(place)}
      onClick={onPress}
    >
      {drawn}
      <span className="jacks-hold rounded-pill text-center" aria-hidden>
        {t(isHeld ? 'controls.held' : 'controls.hold')}
      </span>
    </button>
  );
}

/** Every paying hand with its return for the stake; the current hand is highlighted. */
function JacksPays() {
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
