import { CARD_MS } from '../../cards/card-pace.ts';
import { cardName, PlayingCard } from '../../cards/playing-card.tsx';
import type { SpotRound } from '../../contract-types.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { useI18n } from '../../i18n/i18n-context.ts';
import { rankOf } from '../engine-facts.ts';
import type { TableGame } from '../table-game.ts';
import { useTableGame } from '../table-game-context.ts';
import { tableRound } from './last-round.ts';
import { NamedSpot } from './named-spot.tsx';
import { Roads } from './road-view.tsx';
import type { Side } from './roads.ts';
import './cards.css';

const cardOf = (round: SpotRound, side: 0 | 1): number => round.outcome.hands[side]?.[0] ?? 0;

function aheadOf(round: SpotRound): Side {
  const lead = rankOf(cardOf(round, 0)) - rankOf(cardOf(round, 1));
  if (lead === 0) return 'tie';
  return lead > 0 ? 'first' : 'second';
}

const names = {
  dragon: 'dragonTiger.dragon',
  tiger: 'dragonTiger.tiger',
  tie: 'dragonTiger.tie',
  'suited-tie': 'dragonTiger.suitedTie',
} as const;

function spotName(spot: string, { t }: I18n): string {
  return spot in names ? t(names[spot as keyof typeof names]) : spot;
}

function resultText(round: SpotRound, i18n: I18n): string {
  const cards = {
    dragon: cardName(cardOf(round, 0), i18n),
    tiger: cardName(cardOf(round, 1), i18n),
  };
  const ahead = aheadOf(round);
  if (ahead === 'tie') return i18n.t('dragonTiger.resultTie', cards);
  return i18n.t(ahead === 'first' ? 'dragonTiger.resultDragon' : 'dragonTiger.resultTiger', cards);
}

function Board() {
  const { state } = useTableGame();
  const round = tableRound(state);
  const ahead = round && state.phase === 'idle' ? aheadOf(round) : null;
  return (
    <div className="sides">
      <div className="sides-hands" key={round?.roundId}>
        <Corner name="dragon" card={round ? cardOf(round, 0) : null} ahead={ahead === 'first'} />
        <Corner name="tiger" card={round ? cardOf(round, 1) : null} ahead={ahead === 'second'} />
      </div>
      <div className="side-spots">
        <NamedSpot spot="dragon" className="spot-wide spot-blue" />
        <NamedSpot spot="tie" className="spot-wide spot-green" />
        <NamedSpot spot="tiger" className="spot-wide spot-red" />
        <NamedSpot spot="suited-tie" className="spot-suited spot-green" />
      </div>
    </div>
  );
}

function Corner(props: {
  readonly name: 'dragon' | 'tiger';
  readonly card: number | null;
  readonly ahead: boolean;
}) {
  const { name, card, ahead } = props;
  const { t } = useI18n();
  return (
    <section className="side" data-ahead={ahead || undefined}>
      <h2>
        <img
          className="side-figure"
          src={`/art/games/dragon-tiger/symbols/${name}.webp`}
          alt=""
          draggable={false}
        />
        {t(names[name])}
      </h2>
      <div className="hand hand-single">
        <PlayingCard card={card} turn={name === 'dragon' ? 0 : 1} />
      </div>
    </section>
  );
}

function Last() {
  const { state } = useTableGame();
  const { t } = useI18n();
  if (state.lastRounds.length === 0) return null;
  return (
    <Roads
      results={state.lastRounds.map((round) => ({ id: round.roundId, side: aheadOf(round) }))}
      looks={{
        first: { colour: 'blue', letter: t('dragonTiger.dragonLetter') },
        second: { colour: 'red', letter: t('dragonTiger.tigerLetter') },
        tie: { colour: 'green', letter: '=' },
      }}
      label={t('table.last', { count: state.lastRounds.length })}
    />
  );
}

export const dragonTiger: TableGame = {
  look: 'dragon-tiger',
  buys: 'chips',
  revealMs: () => 1_500,
  beats: () => ({ sound: 'card', everyMs: CARD_MS, times: 2 }),
  spotName,
  cardHands: ['dragonTiger.dragon', 'dragonTiger.tiger'],
  resultText,
  play: 'table.deal',
  playAgain: 'table.dealAgain',
  prompt: 'table.placeChips',
  rules: ['dragonTiger.rules', 'dragonTiger.rulesTie'],
  Board,
  Last,
};
