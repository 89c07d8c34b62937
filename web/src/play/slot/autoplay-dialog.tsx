import { useState } from 'react';
import { Dialog } from '../frame/dialog.tsx';
import type { FormatMoney } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { type AutoplayStops, LOSS_STOPS, WIN_STOPS } from './autoplay.ts';

/** Numbers of automatic spins. */
const SPINS = [10, 25, 50, 100] as const;

export function AutoplayDialog(props: {
  readonly stakeMinor: bigint;
  readonly formatMoney: FormatMoney;
  readonly onStart: (spins: number, stops: AutoplayStops) => void;
  readonly onClose: () => void;
}) {
  const { stakeMinor, formatMoney, onStart, onClose } = props;
  const { t } = useGameTexts();
  const [loss, setLoss] = useState<bigint>(LOSS_STOPS[0]);
  const [win, setWin] = useState<bigint | null>(null);
  const amountOf = (stakes: bigint) => formatMoney(stakes * stakeMinor);
  const stops = {
    lossLeftMinor: loss * stakeMinor,
    winMinor: win === null ? null : win * stakeMinor,
  };
  return (
    <Dialog title={t('autoplay.title')} onClose={onClose}>
      <p className="prose">{t('autoplay.text', { amount: formatMoney(stakeMinor) })}</p>
      <StopChoice
        name="loss-stop"
        label={t('autoplay.lossStop')}
        options={LOSS_STOPS.map((stakes) => ({ value: stakes, text: amountOf(stakes) }))}
        chosen={loss}
        onChoose={setLoss}
      />
      <StopChoice
        name="win-stop"
        label={t('autoplay.winStop')}
        options={[
          { value: null, text: t('autoplay.noWinStop') },
          ...WIN_STOPS.map((stakes) => ({ value: stakes, text: amountOf(stakes) })),
        ]}
        chosen={win}
        onChoose={setWin}
      />
      <div className="autoplay d-grid grid-cols-2 gap-2-5">
        {SPINS.map((spins) => (
          <button
            key={spins}
            type="button"
            className="btn-game btn-quiet"
            onClick={() => {
              onClose();
              onStart(spins, stops);
            }}
          >
            {t('autoplay.start', { count: spins })}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

function StopChoice<Value extends bigint | null>(props: {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  const { name, label, options, chosen, onChoose } = props;
  return (
    <fieldset className="autoplay-stop mt-4">
      <legend className="mb-1-5 fs-sm">{label}</legend>
      <div className="d-grid grid-cols-2 gap-1-5">
        {options.map(({ value, text }) => (
          <label className="position-relative" key={text}>
            <input
              className="position-absolute inset-0 w-100 h-100 m-0 opacity-0"
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className="d-grid place-items-center min-h-hit px-1-5 py-1 rounded font-num text-center">
              {text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
