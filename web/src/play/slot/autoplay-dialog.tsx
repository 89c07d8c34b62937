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
      <div className="autoplay">
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
    <fieldset className="autoplay-stop">
      <legend>{label}</legend>
      <div>
        {options.map(({ value, text }) => (
          <label key={text}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
