import type { ComponentType, ReactNode } from 'react';
import type { SpotRound } from '../../contract-types.ts';
import { useTableGame } from '../table-game-context.ts';
import { tableRound } from './last-round.ts';
import type { Side } from './roads.ts';
import './cards.css';

/** The side with the higher value. */
export function higherSide(first: number, second: number): Side {
  if (first === second) return 'tie';
  return first > second ? 'first' : 'second';
}

export type HandProps = {
  readonly side: Exclude<Side, 'tie'>;
  /** `null` before the first deal. */
  readonly round: SpotRound | null;
  /** Whether every card is revealed. */
  readonly isOver: boolean;
};

const sides = ['first', 'second'] as const;

/** A hand of cards for each side, above the bets; the winning one is marked. */
export function TwoHands(props: {
  readonly winnerOf: (round: SpotRound) => Side;
  readonly Hand: ComponentType<HandProps>;
  /** The bets. */
  readonly children: ReactNode;
}) {
  const { winnerOf, Hand, children } = props;
  const { state } = useTableGame();
  const round = tableRound(state);
  const isOver = state.phase === 'idle';
  const winner = round && isOver ? winnerOf(round) : null;
  return (
    <div className="sides d-grid w-100">
      <div className="sides-hands d-grid grid-cols-2" key={round?.roundId}>
        {sides.map((side) => (
          <section
            key={side}
            className="side d-grid justify-items-center"
            data-ahead={side === winner || undefined}
            data-behind={(winner !== null && winner !== 'tie' && side !== winner) || undefined}
          >
            <Hand side={side} round={round} isOver={isOver} />
          </section>
        ))}
      </div>
      <div className="side-spots d-grid gap-1-5">{children}</div>
    </div>
  );
}
