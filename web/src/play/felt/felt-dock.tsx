import { Repeat, ShieldCheck, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChipRack } from '../chips/chip-rack.tsx';
import { toMinor } from '../money.ts';
import { Counted } from '../shell/counted.tsx';
import { Figure } from '../shell/figure.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { useFelt } from './felt-context.ts';
import { openRound, totalOf } from './felt-state.ts';

type DockProps = {
  /** The shown balance in words. */
  readonly balance: ReactNode;
  readonly onFairness: () => void;
};

/** Figures, chips and the button that plays. */
export function FeltDock({ balance, onFairness }: DockProps) {
  const { kind, state, session, money } = useFelt();
  const { t, number } = useSpeech();
  const round = openRound(state);
  const returnedMinor = round ? toMinor(round.win, state.currency) : 0n;
  const total = totalOf(state.bets);
  const isIdle = state.phase === 'idle';
  return (
    <section className="dock felt-dock" aria-label={t('controls.label')}>
      <div className="felt-figures">
        <Figure label={t('controls.balance')} className="figure-balance" value={balance} />
        <Figure label={t('felt.totalBet')} value={money(total)} testId="stake" />
        <Figure
          label={t('felt.returned')}
          className="figure-win"
          value={<Counted minor={returnedMinor} money={money} />}
          testId="win"
        />
      </div>
      <ChipRack
        of={state}
        label={t(kind.buys === 'chips' ? 'felt.chip' : 'felt.price')}
        chosenMinor={state.chipMinor}
        money={money}
        onChoose={(chipMinor) => session.chooseChip(chipMinor)}
      />
      {kind.buys === 'chips' && <BetTools />}
      <div className="felt-plays">
        <button type="button" className="btn-game btn-mint-quiet felt-seal" onClick={onFairness}>
          <ShieldCheck size={18} aria-hidden />
          <span>{t('bar.sealed', { round: number(state.fairness.nextNonce) })}</span>
        </button>
        <button
          type="button"
          className="btn-game btn-brass felt-play"
          data-testid="play"
          data-phase={state.phase}
          aria-disabled={isIdle && total === 0n}
          onClick={() => session.press()}
        >
          {t(isIdle ? (state.round ? kind.playAgain : kind.play) : 'controls.skip')}
        </button>
      </div>
    </section>
  );
}

function BetTools() {
  const { state, session } = useFelt();
  const { t } = useSpeech();
  const isIdle = state.phase === 'idle';
  const has = state.bets.size > 0;
  const tools = [
    { how: 'undo', icon: <Undo2 size={18} aria-hidden />, on: state.past.length > 0 },
    { how: 'clear', icon: <Trash2 size={18} aria-hidden />, on: has },
    { how: 'double', icon: <b aria-hidden>×2</b>, on: has },
    { how: 'rebet', icon: <Repeat size={18} aria-hidden />, on: state.lastBets !== null },
  ] as const;
  return (
    <div className="felt-tools">
      {tools.map(({ how, icon, on }) => (
        <button
          key={how}
          type="button"
          className="tool"
          aria-label={t(`felt.${how}`)}
          title={t(`felt.${how}`)}
          aria-disabled={!isIdle || !on}
          onClick={() => session.change(how)}
        >
          {icon}
        </button>
      ))}
    </div>
  );
}
