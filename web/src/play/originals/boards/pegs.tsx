import type { GameDefinition } from '@fairhall/game-server/definitions/game-definition';
import type { PegsTables } from '@fairhall/game-server/definitions/spot-tables';
import {
  bucketOf,
  bucketPercent,
  pegsChances,
  pegsPencil,
  rowsOf,
} from '@fairhall/game-server/engines/originals/pegfall';
import { type CSSProperties, useEffect, useRef } from 'react';
import { distributionOf } from '../../autobet/win-distribution.ts';
import type { SpotRound } from '../../contract-types.ts';
import { definitionOf } from '../../definition-of.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { playSound } from '../../sound/sound.ts';
import { BetsTable } from '../../table-games/table-game-rules.tsx';
import { useOriginal } from '../original-context.ts';
import type { OriginalGame } from '../original-game.ts';
import { ballFrames, GAP, pegPlaces, ROW_MS } from './peg-path.ts';
import './pegs.css';

const RISKS = ['calm', 'brisk', 'wild'] as const;
const ROWS = [8, 10, 12, 14, 16] as const;
/** The risk and the rows of a spot, as "wild-16". */
function partsOf(spot: string) {
  const [name, number] = spot.split('-');
  return {
    risk: RISKS.find((one) => one === name) ?? RISKS[0],
    rows: ROWS.find((one) => String(one) === number) ?? ROWS[0],
  };
}

const DOUBLE_PERCENT = 200;
const TENFOLD_PERCENT = 1000;

const tablesOf = (sheet: GameDefinition): PegsTables => definitionOf(sheet, 'pegs').tables;
const bitsOf = (round: SpotRound): readonly number[] => round.outcome.hands[0] ?? [];
const betSpot = (round: SpotRound): string => round.outcome.bets[0]?.spot ?? '';

/** Where the ball of a round landed, and what the bucket returns in percent. */
function landingOf(round: SpotRound, sheet: GameDefinition) {
  const tables = tablesOf(sheet);
  const spot = betSpot(round);
  const bucket = bucketOf(bitsOf(round), rowsOf(spot, tables));
  return { bucket, percent: bucketPercent(spot, { bucket, tables }) };
}

const heatOf = (percent: number): string => {
  if (percent >= TENFOLD_PERCENT) return 'hot';
  if (percent >= DOUBLE_PERCENT) return 'warm';
  return percent >= 100 ? 'even' : 'cold';
};

function Board() {
  const { state } = useOriginal();
  const { t, number } = useGameTexts();
  const { spot, sheet, revealing, lastRounds } = state;
  const tables = tablesOf(sheet);
  const rows = rowsOf(spot, tables);
  const [last] = lastRounds;
  const landed = last && betSpot(last) === spot ? landingOf(last, sheet).bucket : null;
  const buckets = Array.from({ length: rows + 1 }, (_, bucket) => ({
    bucket,
    percent: bucketPercent(spot, { bucket, tables }),
  }));
  const width = (rows + 2.2) * GAP;
  return (
    <svg
      className="pegs-board"
      viewBox={`${-width / 2} ${-1.9 * GAP} ${width} ${(rows + 3.1) * GAP}`}
      role="img"
      aria-label={t('originals:pegs.board', { rows })}
    >
      {pegPlaces(rows).map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="peg" cx={x} cy={y} r={GAP / 7} />
      ))}
      {buckets.map(({ bucket, percent }) => (
        <g
          key={bucket}
          className={`bucket bucket-${heatOf(percent)}`}
          data-landed={bucket === landed || undefined}
          transform={`translate(${(bucket - rows / 2) * GAP} ${(rows + 0.7) * GAP})`}
        >
          <rect x={-GAP * 0.46} y={-GAP * 0.4} width={GAP * 0.92} height={GAP * 0.8} rx={GAP / 7} />
          <text style={{ '--length': number(percent / 100).length } as CSSProperties}>
            {number(percent / 100)}
          </text>
        </g>
      ))}
      {revealing.map((round) => (
        <Ball key={round.roundId} round={round} rows={rowsOf(betSpot(round), tables)} />
      ))}
    </svg>
  );
}

/** A ball on its way, with a trail; each peg that it meets sounds. */
function Ball({ round, rows }: { readonly round: SpotRound; readonly rows: number }) {
  const ball = useRef<SVGGElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const bits = bitsOf(round).slice(0, rows);
    const frames = ballFrames(bits);
    const animations = [...(ball.current?.children ?? [])].map((part, place) =>
      part.animate(frames, {
        duration: (rows + 1) * ROW_MS,
        delay: place * 34,
        fill: 'both',
        easing: 'linear',
      }),
    );
    const notes = bits.map((_, row) => setTimeout(() => playSound('peg', row), (row + 1) * ROW_MS));
    return () => {
      for (const animation of animations) animation.cancel();
      for (const note of notes) clearTimeout(note);
    };
  }, [round, rows]);
  return (
    <g ref={ball} className="peg-ball">
      {['ball', 'near', 'far'].map((part) => (
        <g key={part} className={`peg-${part}`}>
          <circle r={GAP * 0.26} />
          <path d={`M${-GAP * 0.16} 0H${GAP * 0.16}`} />
        </g>
      ))}
    </g>
  );
}

function Fields() {
  const { state, session } = useOriginal();
  const { t } = useGameTexts();
  const { risk, rows } = partsOf(state.spot);
  return (
    <>
      <fieldset className="original-choice">
        <legend className="game-field">{t('originals:pegs.risk')}</legend>
        {RISKS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="risk"
              checked={one === risk}
              onChange={() => session.chooseSpot(`${one}-${rows}`)}
            />
            <span>{t(`originals:pegs.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="original-choice">
        <legend className="game-field">{t('originals:pegs.rows')}</legend>
        {ROWS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="rows"
              checked={one === rows}
              onChange={() => session.chooseSpot(`${risk}-${one}`)}
            />
            <span>{one}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

const spotName: OriginalGame['spotName'] = (spot, { t }) => {
  const { risk, rows } = partsOf(spot);
  return t('originals:pegs.spot', { risk: t(`originals:pegs.${risk}`), rows });
};

function Pays() {
  const { state } = useOriginal();
  const i18n = useGameTexts();
  return (
    <BetsTable
      rows={state.paytable.spots.map(({ spot, returnMax, rtp }) => ({
        name: spotName(spot, i18n),
        pays: `×${i18n.number(returnMax)}`,
        rtp,
      }))}
    />
  );
}

export const pegs: OriginalGame = {
  look: 'pegs',
  brings: 'originals:pegs.brings',
  inFlightMax: 20,
  rulesOf: (sheet) => {
    const tables = tablesOf(sheet);
    const { winMaxUsd, stepPercent: step } = tables;
    return {
      winMaxUsd,
      returnsOf: (spot) => ({ step, max: Math.max(...(tables.percents[spot] ?? [0])) }),
      pencil: pegsPencil(tables),
      winsOf: (spot) => distributionOf(pegsChances(spot, tables)),
      fitted: (spot) => spot,
    };
  },
  revealMs: (round) => (partsOf(betSpot(round)).rows + 1) * ROW_MS,
  revealSound: 'drop',
  deciding: (round, sheet) => rowsOf(betSpot(round), tablesOf(sheet)),
  shortResult: (round, { i18n, sheet }) => `×${i18n.number(landingOf(round, sheet).percent / 100)}`,
  spotName,
  resultText: (round, { i18n, sheet }) => {
    const { bucket, percent } = landingOf(round, sheet);
    return i18n.t('originals:pegs.result', {
      bucket: bucket + 1,
      multiple: i18n.number(percent / 100),
    });
  },
  rules: ['originals:pegs.rules', 'originals:pegs.rulesPath', 'originals:pegs.rulesKeys'],
  Board,
  Fields,
  Pays,
  spotAfterKey: (key, spot) => {
    const { risk, rows } = partsOf(spot);
    if (key === 'r') return `${RISKS[(RISKS.indexOf(risk) + 1) % RISKS.length]}-${rows}`;
    return key === 'n' ? `${risk}-${ROWS[(ROWS.indexOf(rows) + 1) % ROWS.length]}` : null;
  },
};
