import { CARD_MS } from '../../cards/card-pace.ts';
import { PlayingCard } from '../../cards/playing-card.tsx';
import type { SpotRound } from '../../contract-types.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { useI18n } from '../../i18n/i18n-context.ts';
import { baccaratTotal } from '../engine-facts.ts';
import type { TableGame } from '../table-game.ts';
import { useTableGame } from '../table-game-context.ts';
import { tableRound } from './last-round.ts';
import { NamedSpot } from './named-spot.tsx';
import { Roads } from './road-view.tsx';
import type { Side } from './roads.ts';
import './cards.css';

/** First the player's cards, then the banker's. */
const handsOf = (round: SpotRound) => round.outcome.hands;

function aheadOf(round: SpotRound): Side {
  const [player = [], banker = []] = handsOf(round);
  const lead = baccaratTotal(player) - baccaratTotal(banker);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'first' : 'second';
}

const names = {
  player: 'baccarat.player',
  banker: 'baccarat.banker',
  tie: 'baccarat.tie',
  'player-pair': 'baccarat.playerPair',
  'banker-pair': 'baccarat.bankerPair',
} as const;

function spotName(spot: string, { t }: I18n): string {
  return spot in names ? t(names[spot as keyof typeof names]) : spot;
}

function resultText(round: SpotRound, { t }: I18n): string {
  const [player = [], banker = []] = handsOf(round);
  const totals = { player: baccaratTotal(player), banker: baccaratTotal(banker) };
  const ahead = aheadOf(round);
  if (ahead === 'tie') return t('baccarat.resultTie', totals);
  return t(ahead === 'first' ? 'baccarat.resultPlayer' : 'baccarat.resultBanker', totals);
}

function Board() {
  const { state } = useTableGame();
  const round = tableRound(state);
  const isOpen = state.phase === 'idle';
  const ahead = round && isOpen ? aheadOf(round) : null;
  const [player = [], banker = []] = round ? handsOf(round) : [];
  return (
    <div className="sides">
      <div className="sides-hands" key={round?.roundId}>
        <Hand name="player" cards={player} ahead={ahead === 'first'} isOpen={isOpen} />
        <Hand name="banker" cards={banker} ahead={ahead === 'second'} isOpen={isOpen} />
      </div>
      <div className="side-spots">
        <NamedSpot spot="player" className="spot-wide spot-blue" />
        <NamedSpot spot="tie" className="spot-wide spot-green" />
        <NamedSpot spot="banker" className="spot-wide spot-red" />
        <NamedSpot spot="player-pair" className="spot-half spot-blue" />
        <NamedSpot spot="banker-pair" className="spot-half spot-red" />
      </div>
    </div>
  );
}

function Hand(props: {
  readonly name: 'player' | 'banker';
  readonly cards: readonly number[];
  readonly ahead: boolean;
  readonly isOpen: boolean;
}) {
  const { name, cards, ahead, isOpen } = props;
  const { t } = useI18n();
  const second = name === 'banker' ? 1 : 0;
  return (
    <section className="side" data-ahead={ahead || undefined}>
      <h2>
        {t(names[name])}
        {cards.length > 0 && isOpen && <span className="side-total">{baccaratTotal(cards)}</span>}
      </h2>
      <div className="hand">
        {cards.length === 0 && <PlayingCard card={null} />}
        {cards.length === 0 && <PlayingCard card={null} />}
        {cards.map((card, place) => (
          // A hand never changes its order; the same card may lie in it twice.
          <PlayingCard key={PLACES[place]} card={card} turn={place * 2 + second} />
        ))}
      </div>
    </section>
  );
}

const PLACES = ['first', 'second', 'third'];

function Last() {
  const { state } = useTableGame();
  const { t } = useI18n();
  if (state.lastRounds.length === 0) return null;
  return (
    <Roads
      results={state.lastRounds.map((round) => ({ id: round.roundId, side: aheadOf(round) }))}
      looks={{
        first: { colour: 'blue', letter: t('baccarat.playerLetter') },
        second: { colour: 'red', letter: t('baccarat.bankerLetter') },
        tie: { colour: 'green', letter: t('baccarat.tieLetter') },
      }}
      label={t('table.last', { count: state.lastRounds.length })}
    />
  );
}

export const baccarat: TableGame = {
  look: 'baccarat',
  buys: 'chips',
  revealMs: (round) => handsOf(round).flat().length * CARD_MS + 700,
  beats: (round) => ({
    sound: 'card',
    everyMs: CARD_MS,
    times: handsOf(round).flat().length,
  }),
  spotName,
  cardHands: ['baccarat.player', 'baccarat.banker'],
  resultText,
  play: 'table.deal',
  playAgain: 'table.dealAgain',
  prompt: 'table.placeChips',
  rules: ['baccarat.rules', 'baccarat.rulesDraw', 'baccarat.rulesPays'],
  Board,
  Last,
};
