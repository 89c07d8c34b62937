import type { ReactNode } from 'react';
import type { TableGame } from '../table-game.ts';
import { useTableGame } from '../table-game-context.ts';
import { Die } from './die.tsx';
import { firstHand, tableRound } from './last-round.ts';

const PLACES = ['first', 'second', 'third'];

/** The dice of the last roll above the board of spots. */
export function DiceGame(props: {
  /** The dice before the first roll, each 1 to 6. */
  readonly initial: readonly number[];
  readonly face: (die: number) => ReactNode;
  /** The spots. */
  readonly children: ReactNode;
}) {
  const { initial, face, children } = props;
  const { state } = useTableGame();
  const round = tableRound(state);
  const dice = round ? firstHand(round) : initial;
  return (
    <div className="dice-game d-grid w-100">
      <div className="tray d-flex justify-content-center rounded-pill" key={round?.roundId}>
        {dice.map((die, place) => (
          <Die key={PLACES[place]} place={place} value={die} face={face} />
        ))}
      </div>
      {children}
    </div>
  );
}

/** The properties that all games of dice share. */
export const diceRoll = {
  buys: 'chips',
  revealMs: () => 1_700,
  dealSound: () => ({ sound: 'dice', everyMs: 0, times: 1 }),
  play: 'table.roll',
  playAgain: 'table.rollAgain',
  prompt: 'table.placeChips',
} as const satisfies Partial<TableGame>;
