import { Minus, Plus } from 'lucide-react';
import type { MoneyWords } from '../i18n/words.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { betWords } from './bet-words.ts';
import { type SlotState, stakeMoves } from './round-state.ts';

type StakeProps = {
  readonly state: SlotState;
  readonly money: MoneyWords;
  readonly onMove: (move: 1 | -1) => void;
};

/** The bet between its two buttons. */
export function StakeControl(props: StakeProps) {
  const { state, money } = props;
  const speech = useSpeech();
  const { t } = speech;
  return (
    <fieldset className="stake">
      <legend className="visually-hidden">{t('controls.bet')}</legend>
      <StakeButton {...props} move={-1} />
      <div className="figure figure-middle">
        <span className="figure-label">{betWords(state.paytable, speech)}</span>
        <strong data-testid="stake">{money(state.stakeMinor)}</strong>
      </div>
      <StakeButton {...props} move={1} />
    </fieldset>
  );
}

export function StakeButton(props: StakeProps & { readonly move: 1 | -1 }) {
  const { state, money, move, onMove } = props;
  const { t } = useSpeech();
  const moves = stakeMoves(state);
  const possible = state.phase === 'idle' && (move === 1 ? moves.raise : moves.lower);
  const Icon = move === 1 ? Plus : Minus;
  const label = t(move === 1 ? 'controls.raise' : 'controls.lower');
  const now = t('controls.betNow', { amount: money(state.stakeMinor) });
  return (
    <button
      type="button"
      className="tool tool-stake"
      aria-label={`${label}. ${now}`}
      // A disabled button would drop the keyboard's focus at every spin.
      aria-disabled={!possible}
      onClick={() => {
        if (possible) onMove(move);
      }}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
