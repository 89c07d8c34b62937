import { useEffect, useRef } from 'react';
import type { SpotRound } from '../../contract-types.ts';
import { useGamePage } from '../../frame/page-context.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { kindOfReturn } from '../../round-return.ts';
import { useOriginal } from '../original-context.ts';
import type { OriginalGame } from '../original-game.ts';
import { phaseOf } from '../original-state.ts';
import { reachedPercent, tablesOf, thresholdRules } from './threshold.ts';
import { ReturnFields, ThresholdPays, useBet } from './threshold-fields.tsx';
import './limbo.css';

const CLIMB_MS = 400;
/** From this result on the frame shakes. */
const SHAKE_PERCENT = 10_000;
/** The log's dial: a decade is so many degrees, 1 is at its start. */
const DIAL = { from: -135, decade: 67.5, decades: 4 } as const;

const reachedOf = (round: SpotRound, sheet: Parameters<typeof tablesOf>[0]): number =>
  reachedPercent(round, tablesOf(sheet));

const multipleText = (percent: number): string => `×${(percent / 100).toFixed(2)}`;

function degreesOf(percent: number): number {
  const decades = Math.log10(Math.max(percent, 100) / 100);
  return DIAL.from + Math.min(decades, DIAL.decades) * DIAL.decade;
}

function Board() {
  const { state } = useOriginal();
  const { currency } = useGamePage();
  const { t } = useGameTexts();
  const { bet } = useBet();
  const { round } = state;
  const reached = round ? reachedOf(round, state.sheet) : 100;
  const isShaken = phaseOf(state) === 'revealing' && reached >= SHAKE_PERCENT;
  const number = useClimb(reached, round?.roundId);
  return (
    <div className="limbo-board" data-shaken={isShaken || undefined}>
      <svg viewBox="-106 -106 212 212" className="limbo-log" aria-hidden>
        <circle r="104" className="limbo-brass" />
        <circle r="96" className="limbo-face" />
        {Array.from({ length: DIAL.decades + 1 }, (_, decade) => decade).map((decade) => (
          <g key={decade} transform={`rotate(${DIAL.from + decade * DIAL.decade})`}>
            <path d="M0 -92V-78" className="limbo-mark" />
            <text y="-64" transform={`rotate(${-DIAL.from - decade * DIAL.decade} 0 -64)`}>
              {10 ** decade}
            </text>
          </g>
        ))}
        <path
          d="M-4 -96L4 -96L0 -84Z"
          className="limbo-target"
          transform={`rotate(${degreesOf(bet.percent)})`}
        />
        <path
          d="M-3.5 0L0 -54L3.5 0Z"
          className="limbo-needle"
          style={{ rotate: `${degreesOf(reached)}deg` }}
        />
        <circle r="8" className="limbo-brass" />
      </svg>
      <strong
        ref={number}
        className="limbo-number"
        data-return={round ? kindOfReturn(round, currency) : undefined}
        data-testid="result"
      />
      <p className="limbo-aim">
        {t('originals:limbo.aim', { multiple: multipleText(bet.percent) })}
      </p>
    </div>
  );
}

/** The number climbs to the result of each new round, and snaps. */
function useClimb(percent: number, roundId: string | undefined) {
  const output = useRef<HTMLElement>(null);
  const shown = useRef(roundId);
  useEffect(() => {
    const show = (value: number) => {
      if (!output.current) return;
      const text = multipleText(value);
      output.current.textContent = text;
      output.current.style.setProperty('--length', String(text.length));
    };
    const isKnown = shown.current === roundId;
    shown.current = roundId;
    if (isKnown || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(percent);
      return;
    }
    const startMs = performance.now();
    let frame = requestAnimationFrame(function climb(nowMs) {
      const progress = Math.min((nowMs - startMs) / CLIMB_MS, 1);
      show(progress === 1 ? percent : Math.floor(100 * (percent / 100) ** progress));
      if (progress < 1) frame = requestAnimationFrame(climb);
    });
    return () => cancelAnimationFrame(frame);
  }, [percent, roundId]);
  return output;
}

function Fields() {
  return (
    <div className="original-fields">
      <ReturnFields />
    </div>
  );
}

export const limbo: OriginalGame = {
  look: 'limbo',
  brings: 'originals:original.brings',
  inFlightMax: 1,
  rulesOf: thresholdRules,
  revealMs: () => CLIMB_MS,
  revealSound: 'climb',
  deciding: () => 1,
  shortResult: (round, { sheet }) => multipleText(reachedOf(round, sheet)),
  spotName: (spot, { t, number }) =>
    t('originals:limbo.atLeast', { multiple: number(Number(spot.split('-')[1]) / 100) }),
  resultText: (round, { sheet }) => multipleText(reachedOf(round, sheet)),
  rules: ['originals:limbo.rules', 'originals:original.rulesKeys'],
  Board,
  Fields,
  Pays: ThresholdPays,
  spotAfterKey: () => null,
};
