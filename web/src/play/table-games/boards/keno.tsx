import { Bookmark, BookmarkCheck, Shuffle, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { AutobetGame } from '../../autobet/autobet-game.ts';
import { distributionOf } from '../../autobet/win-distribution.ts';
import type { SpotRound } from '../../contract-types.ts';
import { definitionOf } from '../../definition-of.ts';
import { useGameTexts } from '../../game-texts-context.ts';
import { hitsOf, marksOf, slipChances, slipOf } from '../engine-facts.ts';
import type { ResultContext, TableGame } from '../table-game.ts';
import { useTableGame } from '../table-game-context.ts';
import type { TableGameState } from '../table-game-state.ts';
import { marksIn, oneTo, useTables } from './keno-facts.ts';
import { HitTable, Pays } from './keno-pays.tsx';
import { toggleSlip, useSavedSlips } from './keno-slips.ts';
import { firstHand } from './last-round.ts';
import './keno-lights.css';
import './keno-balls.css';
import './keno.css';
import './keno-phones.css';

const BALL_MS = 130;
/** The fall of a ball; `keno-balls.css` has the same value. */
const FALL_MS = 620;
const LIGHTS = '/art/games/aurora-keno/lights.avif';

/** Random marks of so many numbers for a quick pick; the draw does not depend on them. */
function randomMarks({ count, numbers }: { count: number; numbers: number }): number[] {
  const left = oneTo(numbers);
  return Array.from({ length: count }, () => {
    const [number = 1] = left.splice(Math.floor(Math.random() * left.length), 1);
    return number;
  });
}

function useSlip() {
  const { state, session } = useTableGame();
  const [spot = ''] = state.bets.keys();
  const marks = marksOf(spot) ?? [];
  return {
    spot,
    marks,
    mark: (next: readonly number[]) =>
      session.replaceBets(
        next.length === 0 ? new Map() : new Map([[slipOf(next), state.stakeMinor]]),
      ),
  };
}

/** Automatic rounds of the slip, with the exact chances of its hits. */
function autobetOf({ bets, stakesMinor, stakeMinor, sheet }: TableGameState): AutobetGame | null {
  const [spot] = bets.keys();
  if (spot === undefined) return null;
  const definition = definitionOf(sheet, 'keno');
  return {
    baseMinor: stakeMinor,
    picksMax: 0,
    exactStakes: () => stakesMinor,
    loadWins: () => Promise.resolve(distributionOf(slipChances(spot, definition.tables))),
  };
}

function resultText(round: SpotRound, { i18n }: ResultContext): string {
  const marks = marksIn(round);
  return i18n.t('tables:keno.result', {
    hits: hitsOf(marks, firstHand(round)),
    marks: marks.length,
  });
}

function Board() {
  const { t } = useGameTexts();
  const { marks, mark } = useSlip();
  const { state } = useTableGame();
  const { numbers } = useTables();
  const isIdle = state.phase === 'idle';
  const count = marks.length || 6;
  return (
    <div className="keno d-grid align-items-start w-100">
      <div className="keno-draw d-grid">
        <DrawnBalls />
        <NumberGrid />
      </div>
      <aside className="keno-side d-grid rounded-18">
        <img
          className="keno-bear"
          src="/art/games/aurora-keno/symbols/bear.webp"
          alt=""
          draggable={false}
        />
        <div className="keno-tools d-flex gap-2">
          <button
            type="button"
            className="btn-game btn-quiet btn-small min-h-hit"
            disabled={!isIdle}
            onClick={() => mark(randomMarks({ count, numbers }))}
          >
            <Shuffle size={16} aria-hidden />
            <span>{t('tables:keno.random', { count })}</span>
          </button>
          <button
            type="button"
            className="btn-game btn-quiet btn-small min-h-hit"
            disabled={!isIdle || marks.length === 0}
            onClick={() => mark([])}
          >
            <Trash2 size={16} aria-hidden />
            <span>{t('tables:keno.clear')}</span>
          </button>
        </div>
        <HitTable marks={marks.length} />
        <SavedSlips />
      </aside>
    </div>
  );
}

function NumberGrid() {
  const { state } = useTableGame();
  const { t } = useGameTexts();
  const { marks, mark } = useSlip();
  const { numbers, marksMax } = useTables();
  const drawn = state.round ? firstHand(state.round) : [];
  const isFull = marks.length === marksMax;
  return (
    <fieldset className="keno-grid d-grid" key={state.round?.roundId}>
      <legend className="visually-hidden">{t('tables:keno.slip')}</legend>
      {oneTo(numbers).map((number) => {
        const isMarked = marks.includes(number);
        const turn = drawn.indexOf(number);
        return (
          <button
            key={number}
            type="button"
            className="keno-number"
            data-spot={number}
            data-drawn={turn >= 0 || undefined}
            aria-pressed={isMarked}
            aria-label={
              turn >= 0 && state.phase === 'idle' ? t('tables:keno.drawn', { number }) : undefined
            }
            aria-disabled={state.phase !== 'idle' || (isFull && !isMarked)}
            style={{ '--turn': Math.max(turn, 0) } as CSSProperties}
            onClick={() => {
              if (isMarked) mark(marks.filter((other) => other !== number));
              else if (!isFull) mark([...marks, number]);
            }}
          >
            {number}
            {turn >= 0 && (
              <span className="keno-ball" aria-hidden>
                {number}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The balls in the order of the draw, which the numbers of the slip do not show. */
function DrawnBalls() {
  const { state } = useTableGame();
  const { marks } = useSlip();
  const { drawn: count } = useTables();
  const drawn = state.round ? firstHand(state.round) : [];
  return (
    <ol className="keno-tray" aria-hidden key={state.round?.roundId}>
      {oneTo(count).map((place) => {
        const number = drawn[place - 1];
        return (
          <li
            key={place}
            data-hit={(number !== undefined && marks.includes(number)) || undefined}
            style={{ '--turn': place - 1 } as CSSProperties}
          >
            {number !== undefined && <span className="keno-ball">{number}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** The slips that the player has saved, and the button that saves the current one. */
function SavedSlips() {
  const { state } = useTableGame();
  const { t } = useGameTexts();
  const { spot, marks, mark } = useSlip();
  const slips = useSavedSlips();
  const isIdle = state.phase === 'idle';
  if (slips.length === 0 && marks.length === 0) return null;
  return (
    <section className="keno-saved" aria-label={t('tables:keno.saved')}>
      {slips.map((slip) => {
        const numbers = marksOf(slip)?.join(', ') ?? '';
        return (
          <div className="d-flex gap-1-5" key={slip}>
            <button
              type="button"
              className="keno-slip"
              aria-label={t('tables:keno.use', { numbers })}
              aria-pressed={slip === spot}
              disabled={!isIdle}
              onClick={() => mark(marksOf(slip) ?? [])}
            >
              {numbers}
            </button>
            <button
              type="button"
              className="keno-slip keno-unsave"
              aria-label={t('tables:keno.remove', { numbers })}
              onClick={() => toggleSlip(slip)}
            >
              <BookmarkCheck size={16} aria-hidden />
            </button>
          </div>
        );
      })}
      {marks.length > 0 && !slips.includes(spot) && (
        <button
          type="button"
          className="keno-save btn-game btn-quiet btn-small min-h-hit"
          onClick={() => toggleSlip(spot)}
        >
          <Bookmark size={16} aria-hidden />
          <span>{t('tables:keno.save')}</span>
        </button>
      )}
    </section>
  );
}

/** The northern lights above the slip, from which the balls drop. */
function Scene() {
  return (
    <>
      <img className="lights" src={LIGHTS} alt="" draggable={false} />
      <img className="lights" src={LIGHTS} alt="" draggable={false} />
    </>
  );
}

export const keno: TableGame = {
  look: 'keno',
  buys: 'slip',
  revealMs: (round) => firstHand(round).length * BALL_MS + FALL_MS,
  dealSound: (round) => ({ sound: 'drop', everyMs: BALL_MS, times: firstHand(round).length }),
  spotName: (spot, { t }) => t('tables:keno.slipOf', { numbers: marksOf(spot)?.join(', ') ?? '' }),
  resultText,
  play: 'table.draw',
  playAgain: 'table.drawAgain',
  prompt: 'tables:keno.prompt',
  rules: ['tables:keno.rules'],
  Board,
  autobetOf,
  Scene,
  Pays,
};
