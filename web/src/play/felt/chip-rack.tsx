import { useId } from 'react';
import { useSpeech } from '../shell/speech-context.tsx';
import { Chip } from './chip.tsx';
import { useFelt } from './felt-context.ts';

/** The chips to choose from, or the prices of a ticket. */
export function ChipRack() {
  const { kind, state, session, money } = useFelt();
  const { t } = useSpeech();
  const name = useId();
  return (
    <fieldset className="rack">
      <legend className="visually-hidden">
        {t(kind.buys === 'chips' ? 'felt.chip' : 'felt.price')}
      </legend>
      {state.chipsMinor.map((chipMinor) => (
        <label key={String(chipMinor)} className="rack-chip">
          <input
            type="radio"
            name={name}
            checked={chipMinor === state.chipMinor}
            onChange={() => session.chooseChip(chipMinor)}
          />
          <span className="visually-hidden">{money(chipMinor)}</span>
          <Chip amountMinor={chipMinor} />
        </label>
      ))}
    </fieldset>
  );
}
