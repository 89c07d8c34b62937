import { rankOf, suitOf } from '@fairhall/game-server/engines/cards/shoe';
import type { CSSProperties } from 'react';
import { travelFrom } from '../frame/travel.ts';
import type { GameTexts, TextKey } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { type Court, CourtFigure } from './court-figure.tsx';
import './playing-card.css';

const RANK_LETTERS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const ranks: Readonly<Record<string, TextKey>> = {
  A: 'cards.ace',
  J: 'cards.jack',
  Q: 'cards.queen',
  K: 'cards.king',
};
/** With the text variation selector, so that no platform renders them as emoji. */
const SUIT_SIGNS = ['♠\uFE0E', '♥\uFE0E', '♦\uFE0E', '♣\uFE0E'];
const fromShoe = travelFrom('.shoe');
const isCourt = (letter: string): letter is Court => 'JQK'.includes(letter);
const suits = ['cards.spades', 'cards.hearts', 'cards.diamonds', 'cards.clubs'] as const;

/** "Ace", "10"; rank 0 is the ace. */
export function rankName(rank: number, { t }: GameTexts): string {
  const letter = RANK_LETTERS[rank] ?? '';
  const named = ranks[letter];
  return named ? t(named) : letter;
}

/** "Ace of spades". */
export function cardName(card: number, i18n: GameTexts): string {
  const suit = suits[suitOf(card)];
  const rank = rankName(rankOf(card), i18n);
  return i18n.t('cards.name', { rank, suit: suit ? i18n.t(suit) : '' });
}

/** A card in a line of text. */
export function CardText({ card }: { readonly card: number }) {
  const i18n = useGameTexts();
  return (
    <b role="img" aria-label={cardName(card, i18n)}>
      {RANK_LETTERS[rankOf(card)]}
      {SUIT_SIGNS[suitOf(card)]}
    </b>
  );
}

/** A card face up, dealt as number `turn` from 0; or its empty place. */
export function PlayingCard(props: {
  readonly card: number | null;
  readonly turn?: number;
  readonly className?: string;
}) {
  const { card, turn = 0, className = '' } = props;
  const i18n = useGameTexts();
  if (card === null) return <span className={`card-place ${className}`} aria-hidden />;
  const suit = suitOf(card);
  const letter = RANK_LETTERS[rankOf(card)] ?? '';
  const isRed = suit === 1 || suit === 2;
  return (
    <span
      ref={fromShoe}
      className={`playing-card ${isRed ? 'card-red' : ''} ${className}`}
      style={{ '--turn': turn } as CSSProperties}
      role="img"
      aria-label={cardName(card, i18n)}
    >
      <CornerIndex letter={letter} suit={suit} />
      {isCourt(letter) ? (
        <CourtFigure court={letter} isRed={isRed} />
      ) : (
        <>
          <em className="position-absolute inset-0 d-grid place-items-center lh-1">
            {SUIT_SIGNS[suit]}
          </em>
          <span className="card-turned-corner position-absolute inset-0">
            <CornerIndex letter={letter} suit={suit} />
          </span>
        </>
      )}
    </span>
  );
}

function CornerIndex({ letter, suit }: { readonly letter: string; readonly suit: number }) {
  return (
    <>
      <b className="position-absolute lh-1">{letter}</b>
      <i className="position-absolute lh-1">{SUIT_SIGNS[suit]}</i>
    </>
  );
}

/** A face-down card. */
export function CardBack(props: { readonly turn?: number; readonly className?: string }) {
  const { turn = 0, className = '' } = props;
  const { t } = useGameTexts();
  return (
    <span
      ref={fromShoe}
      className={`playing-card card-back ${className}`}
      style={{ '--turn': turn } as CSSProperties}
      role="img"
      aria-label={t('cards.faceDown')}
    />
  );
}
