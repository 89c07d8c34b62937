import { CARD_MS } from '../../cards/card-pace.ts';
import { PlayingCard } from '../../cards/playing-card.tsx';
import type { SpotRound } from '../../contract-types.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { baccaratTotal } from '../engine-facts.ts';
import type { ResultContext, TableGame } from '../table-game.ts';
import { NamedSpot } from './named-spot.tsx';
import { Roads } from './road-view.tsx';
import type { Side } from './roads.ts';
import { spotNames } from './spot-names.ts';
import { type HandProps, higherSide, TwoHands } from './two-hands.tsx';
import '../../dealer/hall.css';

/** First the player's cards, then the banker's. */
const handsOf = (round: SpotRound) => round.outcome.hands;

function totalsOf(round: SpotRound) {
  const [player = [], banker = []] = handsOf(round);
  return { player: baccaratTotal(player), banker: baccaratTotal(banker) };
}

function winnerOf(round: SpotRound): Side {
  const { player, banker } = totalsOf(round);
  return higherSide(player, banker);
}

const results = {
  first: 'tables:baccarat.resultPlayer',
  second: 'tables:baccarat.resultBanker',
  tie: 'tables:baccarat.resultTie',
} as const;

const resultText = (round: SpotRound, { i18n }: ResultContext): string =>
  i18n.t(results[winnerOf(round)], totalsOf(round));

function Board() {
  return (
    <TwoHands winnerOf={winnerOf} Hand={Hand}>
      <NamedSpot spot="player" className="spot-wide spot-blue" />
      <NamedSpot spot="tie" className="spot-wide spot-green" />
      <NamedSpot spot="banker" className="spot-wide spot-red" />
      <NamedSpot spot="player-pair" className="spot-half spot-blue" />
      <NamedSpot spot="banker-pair" className="spot-half spot-red" />
    </TwoHands>
  );
}

function Hand({ side, round, isOver }: HandProps) {
  const { t } = useGameTexts();
  const second = side === 'second' ? 1 : 0;
  const cards = (round && handsOf(round)[second]) ?? [];
  return (
    <>
      <h2>
        {t(side === 'first' ? 'tables:baccarat.player' : 'tables:baccarat.banker')}
        {cards.length > 0 && isOver && (
          <span className="baccarat-total">{baccaratTotal(cards)}</span>
        )}
      </h2>
      <div className="hand d-flex justify-content-center gap-2">
        {cards.length === 0 && <PlayingCard card={null} />}
        {cards.length === 0 && <PlayingCard card={null} />}
        {cards.map((card, place) => (
          // The order of a hand is fixed, and it can contain a card twice.
          <PlayingCard key={PLACES[place]} card={card} turn={place * 2 + second} />
        ))}
      </div>
    </>
  );
}

const PLACES = ['first', 'second', 'third'];

function LastResults() {
  const { t } = useGameTexts();
  const letters = {
    first: t('tables:baccarat.playerLetter'),
    second: t('tables:baccarat.bankerLetter'),
    tie: t('tables:baccarat.tieLetter'),
  };
  return <Roads winnerOf={winnerOf} letters={letters} />;
}

export const baccarat: TableGame = {
  look: 'baccarat',
  buys: 'chips',
  revealMs: (round) => handsOf(round).flat().length * CARD_MS + 700,
  dealSound: (round) => ({
    sound: 'card',
    everyMs: CARD_MS,
    times: handsOf(round).flat().length,
  }),
  spotName: spotNames({
    player: 'tables:baccarat.player',
    banker: 'tables:baccarat.banker',
    tie: 'tables:baccarat.tie',
    'player-pair': 'tables:baccarat.playerPair',
    'banker-pair': 'tables:baccarat.bankerPair',
  }),
  cardHands: ['tables:baccarat.player', 'tables:baccarat.banker'],
  resultText,
  play: 'table.deal',
  playAgain: 'table.dealAgain',
  prompt: 'table.placeChips',
  rules: ['tables:baccarat.rules', 'tables:baccarat.rulesDraw', 'tables:baccarat.rulesPays'],
  Board,
  dealer: 'cards',
  LastResults,
};
