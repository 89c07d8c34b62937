import { CARD_MS } from '../../cards/card-pace.ts';
import { cardName, PlayingCard } from '../../cards/playing-card.tsx';
import type { SpotRound } from '../../contract-types.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { rankOf } from '../engine-facts.ts';
import type { ResultContext, TableGame } from '../table-game.ts';
import { NamedSpot } from './named-spot.tsx';
import { Roads } from './road-view.tsx';
import type { Side } from './roads.ts';
import { spotNames } from './spot-names.ts';
import { type HandProps, higherSide, TwoHands } from './two-hands.tsx';
import './dragon-tiger.css';

function cardsOf(round: SpotRound) {
  const [[dragon = 0] = [], [tiger = 0] = []] = round.outcome.hands;
  return { dragon, tiger };
}

function winnerOf(round: SpotRound): Side {
  const { dragon, tiger } = cardsOf(round);
  return higherSide(rankOf(dragon), rankOf(tiger));
}

const results = {
  first: 'tables:dragonTiger.resultDragon',
  second: 'tables:dragonTiger.resultTiger',
  tie: 'tables:dragonTiger.resultTie',
} as const;

function resultText(round: SpotRound, { i18n }: ResultContext): string {
  const { dragon, tiger } = cardsOf(round);
  return i18n.t(results[winnerOf(round)], {
    dragon: cardName(dragon, i18n),
    tiger: cardName(tiger, i18n),
  });
}

function Board() {
  return (
    <TwoHands winnerOf={winnerOf} Hand={Hand}>
      <NamedSpot spot="dragon" className="spot-wide spot-blue" />
      <NamedSpot spot="tie" className="spot-wide spot-green" />
      <NamedSpot spot="tiger" className="spot-wide spot-red" />
      <NamedSpot spot="suited-tie" className="spot-suited spot-green" />
    </TwoHands>
  );
}

function Hand({ side, round }: HandProps) {
  const { t } = useGameTexts();
  const name = side === 'first' ? 'dragon' : 'tiger';
  return (
    <>
      <h2>
        <img
          className="side-figure"
          src={`/art/games/dragon-tiger/${name}.avif`}
          alt=""
          draggable={false}
        />
        {t(`tables:dragonTiger.${name}`)}
      </h2>
      <div className="hand d-flex justify-content-center gap-2">
        <PlayingCard card={round && cardsOf(round)[name]} turn={side === 'first' ? 0 : 1} />
      </div>
    </>
  );
}

function LastResults() {
  const { t } = useGameTexts();
  const letters = {
    first: t('tables:dragonTiger.dragonLetter'),
    second: t('tables:dragonTiger.tigerLetter'),
    tie: '=',
  };
  return <Roads winnerOf={winnerOf} letters={letters} />;
}

export const dragonTiger: TableGame = {
  look: 'dragon-tiger',
  buys: 'chips',
  revealMs: () => 1_500,
  dealSound: () => ({ sound: 'card', everyMs: CARD_MS, times: 2 }),
  spotName: spotNames({
    dragon: 'tables:dragonTiger.dragon',
    tiger: 'tables:dragonTiger.tiger',
    tie: 'tables:dragonTiger.tie',
    'suited-tie': 'tables:dragonTiger.suitedTie',
  }),
  cardHands: ['tables:dragonTiger.dragon', 'tables:dragonTiger.tiger'],
  resultText,
  play: 'table.deal',
  playAgain: 'table.dealAgain',
  prompt: 'table.placeChips',
  rules: ['tables:dragonTiger.rules', 'tables:dragonTiger.rulesTie'],
  Board,
  dealer: 'cards',
  LastResults,
};
