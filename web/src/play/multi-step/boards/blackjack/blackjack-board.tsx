import { countNamed } from '@fairhall/game-server/engines/multi-step/hand-counts';
import { Chip } from '../../../chips/chip.tsx';
import { useGameTexts } from '../../../game-texts-context.ts';
import { toMinor } from '../../../money.ts';
import { useMultiStep, useTable } from '../../multi-step-context.ts';
import { isResult, resultKeys } from './blackjack-texts.ts';
import { DealerHand, EmptyPlace, PlayerHand } from './hands.tsx';
import '../../../dealer/hall.css';
import './blackjack.css';
import './blackjack-phones.css';

/** From more hands than this on all are small. */
const SMALL_FROM = 4;
/** More hands than these are in one row on small windows. */
const CROWDED_FROM = 2;

/** The dealer, the texts on the table, and the hands of the player. */
export function BlackjackBoard() {
  const shown = useTable();
  const hands = shown?.table.hands ?? [];
  const [dealer] = hands;
  const players = hands.flatMap((hand, place) => (hand.name === 'player' ? [{ hand, place }] : []));
  const { firstChoice } = useMultiStep().state;
  const places = Array.from({ length: countNamed(firstChoice) }, (_, place) => place + 1);
  // Between the stake and the deal the round has no step that states its hands.
  const dealt = shown?.round.outcome.steps[1];
  const seats = dealt ? countNamed(dealt.choice) : places.length;
  const count = players.length || seats;
  return (
    <div
      className="blackjack d-grid justify-items-center w-100"
      key={shown?.round.roundId}
      data-hands={count > SMALL_FROM ? 'many' : count}
      data-crowded={count > CROWDED_FROM || undefined}
    >
      <DealerHand hand={dealer} plan={shown?.plan} isRevealing={shown?.isRevealing ?? false} />
      <TableTexts />
      <div className="bj-players" data-seats={seats > 1 || undefined}>
        {shown && players.length > 0
          ? players.map(({ hand, place }) => (
              <PlayerHand
                key={place}
                hand={hand}
                number={players.length > 1 ? place : null}
                motions={shown.plan[place] ?? []}
                isActive={!shown.isRevealing && shown.table.active === place}
                isRevealing={shown.isRevealing}
              />
            ))
          : places.map((place) => <EmptyPlace key={place} number={seats > 1 ? place : null} />)}
      </div>
    </div>
  );
}

/** The texts on the table. */
function TableTexts() {
  const { t } = useGameTexts();
  return (
    <div className="bj-words">
      <strong>{t('cards:blackjack.pays')}</strong>
      <span>{t('cards:blackjack.stands')}</span>
      <Insurance />
    </div>
  );
}

function Insurance() {
  const { state, formatMoney } = useMultiStep();
  const { t } = useGameTexts();
  const shown = useTable();
  const bets = shown?.table.hands.filter(({ name }) => name === 'insurance') ?? [];
  const [bet] = bets;
  if (!bet) return <span>{t('cards:blackjack.insurancePays')}</span>;
  const stakeMinor = toMinor(bet.stake, state.currency) * BigInt(bets.length);
  return (
    <span className="bj-insured">
      <Chip of={state} amountMinor={stakeMinor} />
      {t('dealt.insurance')} {formatMoney(stakeMinor)}
      {isResult(bet.result) && <span> · {t(resultKeys[bet.result])}</span>}
    </span>
  );
}
