import type { GameDefinition } from '@fairhall/game-server/definitions/game-definition';
import type { ReactNode } from 'react';
import { CardBack, PlayingCard } from '../cards/playing-card.tsx';
import type { SpotRound } from '../contract-types.ts';
import type { GameTexts, TextKey } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import type { ResultContext } from '../table-games/table-game.ts';
import type { DealtDecision } from './recompute.ts';
import type { RoundLabels } from './round-labels.ts';

/** The outcome of a table game: as text, as cards, and in the engine's numbers. */
export function SpotsView(props: {
  readonly round: SpotRound;
  readonly sheet: GameDefinition;
  readonly texts: RoundLabels;
}) {
  const { round, sheet, texts } = props;
  const i18n = useGameTexts();
  const { t } = i18n;
  const { hands } = round.outcome;
  return (
    <div className="d-grid gap-2 p-0">
      <p className="dealt-result">
        <span>{t('proof:verify.result')}</span> <b>{resultOf(round, { texts, i18n, sheet })}</b>
      </p>
      {texts.cardHands.map((name, place) => (
        <div key={name} className="dealt-hand d-grid align-items-center gap-2-5">
          <span>{t(name)}</span>
          <Cards cards={hands[place] ?? []} />
        </div>
      ))}
      <p className="dealt-engine font-monospace wrap-anywhere">
        <span>{t('proof:verify.engine')}</span>{' '}
        {hands
          .map((hand) => hand.join(' · '))
          .filter((hand) => hand !== '')
          .join(' | ')}
      </p>
    </div>
  );
}

/** The game's result text; a shot of a fishing game has hit or missed. */
function resultOf(
  round: SpotRound,
  { texts, i18n, sheet }: ResultContext & { readonly texts: RoundLabels },
): string {
  if (texts.resultText) return texts.resultText(round, { i18n, sheet });
  const isCaught = round.outcome.bets.some(({ win }) => Number(win) > 0);
  return i18n.t(isCaught ? 'proof:verify.caught' : 'proof:verify.away');
}

/** The name of a hand on the table: of several hands of the player its number. */
function seatName({ name, hands }: { name: string; hands: readonly { name: string }[] }): TextKey {
  const isOneOfMore = name === 'player' && hands.filter((hand) => hand.name === name).length > 1;
  return isOneOfMore ? 'proof:verify.hand' : (handNames[name] ?? 'proof:verify.hand');
}

const handNames: Readonly<Record<string, TextKey>> = {
  dealer: 'dealt.dealer',
  player: 'dealt.you',
  board: 'dealt.board',
};

/** Names of side bets, by the engine's names. */
const betNames: Readonly<Record<string, TextKey>> = {
  insurance: 'dealt.insurance',
  reels: 'dealt.reels',
  wheel: 'dealt.parade',
};

/** The name of a stake: one of the player's hands, or a side bet such as "insurance" or "call". */
export function handName(
  { name, place }: { readonly name: string; readonly place: number },
  { texts, i18n }: { readonly texts: RoundLabels; readonly i18n: GameTexts },
): string {
  if (name === 'player') return i18n.t('proof:verify.hand', { place: place + 1 });
  const known = betNames[name];
  return known ? i18n.t(known) : texts.choiceName(name, i18n);
}

/** The steps of a multi-step round, each with the choice that led to it. */
export function DecisionsView(props: {
  readonly steps: readonly DealtDecision[];
  readonly texts: RoundLabels;
  /** Draws the hands of a game whose hands are neither cards nor text. */
  readonly drawHand: ((hand: DealtDecision['hands'][number]) => ReactNode) | null;
}) {
  const { texts, drawHand } = props;
  const i18n = useGameTexts();
  const { t } = i18n;
  return (
    <ol className="dealt-steps d-grid gap-2 m-0 p-0 list-style-none">
      {numbered(props.steps).map(({ choice, draws, first, hands, place }) => (
        <li className="d-grid gap-1-5 bg-body shadow-inset rounded-10" key={place}>
          <p>
            <b>{choice === null ? t('proof:verify.dealtFirst') : texts.choiceName(choice, i18n)}</b>{' '}
            <span>{numbersText({ first, draws }, i18n)}</span>
          </p>
          {drawHand && hands.map((hand) => <div key={hand.name}>{drawHand(hand)}</div>)}
          {(drawHand ? [] : hands).map(({ name, cards, seat }) => (
            <div key={seat} className="dealt-hand d-grid align-items-center gap-2-5">
              {texts.handText ? (
                <span>{texts.handText({ name, cards }, i18n)}</span>
              ) : (
                <>
                  <span>{t(seatName({ name, hands }), { place: seat })}</span>
                  <Cards cards={cards} />
                </>
              )}
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** The range of drawn numbers that a step used. */
function numbersText(
  { first, draws }: { first: number; draws: number },
  { t }: Pick<GameTexts, 't'>,
): string {
  if (draws === 0) return t('proof:verify.noNumbers');
  if (draws === 1) return t('proof:verify.oneNumber', { from: first });
  return t('proof:verify.numbers', { from: first, to: first + draws - 1 });
}

/** Adds to each step its place in the round and the number of its first draw. */
function numbered(steps: readonly DealtDecision[]) {
  let first = 1;
  return steps.map(({ choice, draws, hands }, place) => {
    const step = {
      ...{ choice, draws, first, place },
      // A side bet has no cards.
      hands: hands
        .filter(({ cards }) => cards.length > 0)
        .map((hand, seat) => ({ ...hand, seat: seat + 1 })),
    };
    first += draws;
    return step;
  });
}

function Cards({ cards }: { readonly cards: readonly (number | null)[] }) {
  const placed = cards.map((card, place) => ({ card, place }));
  return (
    <span className="dealt-cards d-flex flex-wrap gap-1">
      {placed.map(({ card, place }) =>
        card === null ? <CardBack key={place} /> : <PlayingCard key={place} card={card} />,
      )}
    </span>
  );
}
