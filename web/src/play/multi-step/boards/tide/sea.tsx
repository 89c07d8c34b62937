import type { CSSProperties } from 'react';
import { useChainMusic } from '../../../sound/use-chain-music.ts';
import { seenTable, type Table, tableOf } from '../../deal-plan.ts';
import { useMultiStep } from '../../multi-step-context.ts';
import './sea.css';

/** The right guesses at which the sea is at its highest. */
const GUESSES_MAX = 8;

/** How high the sea stands, 0 to 1: a step for each right guess, and nothing after a wrong one. */
export function seaLevel(table: Table | null): number {
  if (!table || table.hands[0]?.result === 'lost') return 0;
  return Math.min(table.figures['guesses'] ?? 0, GUESSES_MAX) / GUESSES_MAX;
}

/** The sea below the cards; it rises once a right guess has been shown. */
export function Sea() {
  const { round, phase, seenSteps } = useMultiStep().state;
  const isShown = phase === 'choosing' || phase === 'idle';
  const table = round && (isShown ? tableOf(round) : seenTable(round, seenSteps));
  const level = seaLevel(table);
  useChainMusic(phase === 'idle' ? 0 : level * GUESSES_MAX);
  return (
    <div className="sea" style={{ '--level': level } as CSSProperties}>
      <Wave />
      <img src="/art/games/high-tide/symbols/boat.webp" alt="" draggable={false} />
      <Wave />
      <Wave />
    </div>
  );
}

const PERIODS = Array.from({ length: 8 }, (_, period) => period * 300);

/** Eight equal waves, so that a shift by one of them is the same picture. */
function Wave() {
  const crests = PERIODS.map((x) => `Q${x + 75} -6 ${x + 150} 24T${x + 300} 24`).join('');
  return (
    <svg className="wave" viewBox="0 0 2400 600" preserveAspectRatio="none" aria-hidden>
      <path d={`M0 24${crests}V600H0Z`} />
      <path d={`M0 24${crests}`} />
    </svg>
  );
}
