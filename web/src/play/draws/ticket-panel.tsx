import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { Ball } from './ball.tsx';
import { addLine, isComplete, removeLine, showLine, type Ticket } from './ticket-state.ts';

/** The lines of the ticket and the price of each. */
export function TicketPanel(props: {
  readonly ticket: Ticket;
  readonly pricesMinor: readonly bigint[];
  readonly priceMinor: bigint;
  readonly onPrice: (priceMinor: bigint) => void;
  readonly onChange: (change: (ticket: Ticket) => Ticket) => void;
}) {
  const { ticket, onChange, pricesMinor, priceMinor } = props;
  const { linesMax, picks } = ticket.rules;
  const { formatMoney } = useFixtures();
  const { t } = useGameTexts();
  const name = useId();
  const lines = ticket.lines.map((line, place) => ({ line, place }));
  return (
    <div className="ticket d-grid grid-cols-1 gap-3">
      <ol className="d-grid grid-cols-1 gap-1-5">
        {lines.map(({ line, place }) => (
          <TicketLine
            key={`${place}`}
            line={line}
            picks={picks}
            place={place}
            isActive={place === ticket.active}
            canRemove={ticket.lines.length > 1 || line.length > 0}
            onShow={() => onChange((before) => showLine(before, place))}
            onRemove={() => onChange((before) => removeLine(before, place))}
          />
        ))}
      </ol>
      <button
        type="button"
        className="btn-game btn-quiet btn-wide w-100"
        aria-disabled={
          !ticket.lines.every((line) => isComplete(ticket, line)) || ticket.lines.length >= linesMax
        }
        onClick={() => onChange(addLine)}
      >
        <Plus size={18} aria-hidden />
        {t('fixtures:draw.addLine')}
      </button>
      <fieldset>
        <legend className="mb-1-5 text-2 fs-sm fw-semibold">{t('fixtures:draw.price')}</legend>
        <div className="price-row d-grid gap-1-5">
          {pricesMinor.map((minor) => (
            <label className="position-relative d-grid" key={String(minor)}>
              <input
                className="position-absolute inset-0 opacity-0 cursor-pointer"
                type="radio"
                name={name}
                checked={minor === priceMinor}
                onChange={() => props.onPrice(minor)}
              />
              <span className="d-grid place-items-center min-h-hit rounded fs-md font-num">
                {formatMoney(minor)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function TicketLine(props: {
  readonly line: readonly number[];
  readonly picks: number;
  readonly place: number;
  readonly isActive: boolean;
  readonly canRemove: boolean;
  readonly onShow: () => void;
  readonly onRemove: () => void;
}) {
  const { line, picks, place, isActive, canRemove } = props;
  const { t } = useGameTexts();
  const sorted = line.toSorted((one, other) => one - other);
  const slots = Array.from({ length: picks }, (_, slot) => ({ slot, number: sorted[slot] }));
  return (
    <li className="ticket-line d-flex align-items-center" data-active={isActive || undefined}>
      <button
        type="button"
        className="ticket-show d-flex flex-1 align-items-center min-w-0 pe-1 ps-3 py-0 border-0 rounded"
        aria-pressed={isActive}
        aria-label={t('fixtures:draw.lineOf', {
          line: place + 1,
          numbers: sorted.join(', ') || t('fixtures:draw.lineEmpty'),
        })}
        onClick={props.onShow}
      >
        <b className="text-2 fs-sm text-start">{place + 1}</b>
        {slots.map(({ slot, number }) =>
          number === undefined ? (
            <span key={slot} className="ball-slot" />
          ) : (
            <Ball key={slot} number={number} />
          ),
        )}
      </button>
      <button
        type="button"
        className="line-remove d-grid flex-none place-items-center w-hit h-hit p-0 border-0 rounded"
        aria-label={t('fixtures:draw.removeLine', { line: place + 1 })}
        aria-disabled={!canRemove}
        onClick={props.onRemove}
      >
        <X size={17} aria-hidden />
      </button>
    </li>
  );
}
