import { CircleAlert, Plus, X } from 'lucide-react';
import { useId } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { RoundBet } from '@/play/verify/round-query.ts';

const emptyBet: RoundBet = { spot: '', amount: '' };
const BETS_MAX = 64;

/** The bets of the round: spots by the engine's names, with their amounts. */
export function BetFields(props: {
  readonly bets: readonly RoundBet[];
  /** The engine's names; some, as marked slips, follow a pattern instead. */
  readonly spots: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (bets: readonly RoundBet[]) => void;
}) {
  const { spots, error, onChange } = props;
  const { t } = useTranslation(['app', 'verify']);
  const listId = useId();
  const errorId = useId();
  const bets = props.bets.length === 0 ? [emptyBet] : props.bets;
  const rows = bets.map((bet, place) => ({ bet, place }));
  const change = (place: number, bet: Partial<RoundBet>) =>
    onChange(bets.map((known, at) => (at === place ? { ...known, ...bet } : known)));
  return (
    <fieldset className="verify-bets justify-items-start min-w-0 m-0 d-grid gap-2">
      <legend className="form-label mb-1-5">{t('verify:field.bets')}</legend>
      <datalist id={listId}>
        {spots.map((spot) => (
          <option key={spot} value={spot} />
        ))}
      </datalist>
      {rows.map(({ bet, place }) => (
        <div key={place} className="verify-bet d-grid align-items-center gap-2 w-100">
          <input
            // The first one gets the focus when a bet is invalid.
            name={place === 0 ? 'bets' : undefined}
            className="form-control verify-code font-monospace"
            aria-label={t('verify:spot', { place: place + 1 })}
            placeholder={spots[0]}
            list={listId}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            autoComplete="off"
            spellCheck={false}
            value={bet.spot}
            onChange={(event) => change(place, { spot: event.target.value.trim() })}
          />
          <input
            className="form-control verify-code font-monospace"
            aria-label={t('verify:amount', { place: place + 1 })}
            placeholder="1.00"
            inputMode="decimal"
            autoComplete="off"
            value={bet.amount}
            onChange={(event) => change(place, { amount: event.target.value.trim() })}
          />
          <IconButton
            label={t('verify:removeBet', { place: place + 1 })}
            icon={X}
            iconSizePx={17}
            className="icon-btn-box"
            disabled={bets.length === 1}
            onClick={() => onChange(bets.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      {error !== undefined && (
        <p
          id={errorId}
          className="field-error text-coral fw-550 d-flex align-items-start gap-1-5 fs-sm"
          role="alert"
        >
          <CircleAlert className="flex-none mt-0-5" size={15} />
          {error}
        </p>
      )}
      <Button
        size="sm"
        variant="secondary"
        disabled={bets.length >= BETS_MAX}
        onClick={() => onChange([...bets, emptyBet])}
      >
        <Plus size={16} />
        {t('verify:addBet')}
      </Button>
    </fieldset>
  );
}
