import { useRef } from 'react';
import { useGameTexts } from '../game-texts-context.ts';
import { playSound } from '../sound/sound.ts';
import { useArrowFocus } from '../table-games/use-arrow-focus.ts';
import { hueOf } from './ball.tsx';
import { randomBelow } from './random-below.ts';
import {
  activeLine,
  clearLine,
  isComplete,
  quickPick,
  type Ticket,
  toggleNumber,
} from './ticket-state.ts';

/** The numbers of the active line. */
export function Board(props: {
  readonly ticket: Ticket;
  readonly onChange: (change: (ticket: Ticket) => Ticket) => void;
}) {
  const { ticket, onChange } = props;
  const { t } = useGameTexts();
  const board = useRef<HTMLFieldSetElement>(null);
  useArrowFocus(board);
  const line = activeLine(ticket);
  const isFull = isComplete(ticket, line);
  const numbers = Array.from({ length: ticket.rules.numbers }, (_, at) => at + 1);
  const place = ticket.active + 1;
  return (
    <section className="board-panel">
      <fieldset className="board d-grid" ref={board} data-full={isFull || undefined}>
        <legend className="visually-hidden">{t('fixtures:draw.board', { line: place })}</legend>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            className="board-number p-0"
            style={hueOf(number)}
            data-spot={number}
            aria-pressed={line.includes(number)}
            aria-disabled={isFull && !line.includes(number)}
            onClick={() => {
              playSound('chip');
              onChange((before) => toggleNumber(before, number));
            }}
          >
            {number}
          </button>
        ))}
      </fieldset>
      <div className="board-foot d-flex flex-wrap align-items-center gap-2-5 mt-3">
        <p className="flex-1" aria-live="polite">
          {isFull
            ? t('fixtures:draw.complete', { line: place })
            : t('fixtures:draw.toGo', { count: ticket.rules.picks - line.length })}
        </p>
        <button
          type="button"
          className="btn-game btn-quiet"
          onClick={() => onChange((before) => quickPick(before, randomBelow))}
        >
          {t('fixtures:draw.quickPick')}
        </button>
        <button
          type="button"
          className="btn-game btn-quiet"
          aria-disabled={line.length === 0}
          onClick={() => onChange(clearLine)}
        >
          {t('fixtures:draw.clear')}
        </button>
      </div>
    </section>
  );
}
