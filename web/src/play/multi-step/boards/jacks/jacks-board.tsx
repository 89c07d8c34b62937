import { countNamed } from '@fairhall/game-server/engines/multi-step/hand-counts';
import { cardName, PlayingCard } from '../../../cards/playing-card.tsx';
import { useReturnTexts } from '../../../frame/return-figure.tsx';
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
import { JacksPays } from './jacks-pays.tsx';
import './cabinet.css';
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
      <Credits />
    </div>
  );
}

/** What is staked on all hands, and the return, which counts once the paying hand has been lit. */
function Credits() {
  const { state, settlement, formatMoney } = useMultiStep();
  const { t } = useGameTexts();
  const round = revealedRound(state);
  const stakedMinor = stakeShown(state);
  const isCounted = round !== null && settlement.stage !== 'marking';
  const returnedMinor = isCounted ? toMinor(round.win, state.currency) : 0n;
  const { label, text } = useReturnTexts({ returnedMinor, stakedMinor });
  return (
    <dl className="jacks-credits font-num" aria-hidden>
      <div>
        <dt>{t('table.totalBet')}</dt>
        <dd>{formatMoney(stakedMinor)}</dd>
      </div>
      <div>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    </dl>
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
