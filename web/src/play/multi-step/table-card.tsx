import { CardBack, PlayingCard } from '../cards/playing-card.tsx';
import type { Motion } from './deal-plan.ts';

/** A card on the table, face up or down, with its motion. */
export function TableCard(props: {
  readonly card: number | null;
  readonly motion: Motion | null | undefined;
}) {
  const { card, motion } = props;
  const className = motion ? (motion.kind === 'turned' ? 'card-turned' : 'card-new') : '';
  const turn = motion?.turn ?? 0;
  return card === null ? (
    <CardBack turn={turn} className={className} />
  ) : (
    <PlayingCard card={card} turn={turn} className={className} />
  );
}
