import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MoneyWords } from '../i18n/words.ts';
import { Counted } from '../shell/counted.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { useCountUp } from '../shell/use-count-up.ts';
import { coverWords } from './bet-words.ts';
import type { SlotState } from './round-state.ts';
import type { SlotSession } from './slot-session.ts';
import { AutoplayButton, SpinButton, TurboButton } from './spin-controls.tsx';
import { StakeButton, StakeControl } from './stake-control.tsx';
import { WinMessage } from './win-message.tsx';

export type DockProps = {
  readonly state: SlotState;
  readonly session: SlotSession;
  readonly money: MoneyWords;
  /** The shown balance in words. */
  readonly balance: ReactNode;
  readonly onAutoplay: () => void;
  readonly onFairness: () => void;
};

/** The bar of figures and buttons under the reels in landscape. */
export function Dock(props: DockProps & { readonly winsMax: number }) {
  const { state, session, money, balance } = props;
  const { t } = useSpeech();
  return (
    <section className="dock" aria-label={t('controls.label')}>
      <div className="figure figure-balance">
        <span className="figure-label">{t('controls.balance')}</span>
        <strong>{balance}</strong>
      </div>
      <div className="figure figure-win">
        <span className="figure-label">{t('controls.win')}</span>
        <strong data-testid="win">
          <Counted minor={state.winMinor ?? 0n} money={money} />
        </strong>
      </div>
      <div className="dock-message">
        <WinMessage state={state} money={money} winsMax={props.winsMax} />
      </div>
      <StakeControl state={state} money={money} onMove={(move) => session.moveStake(move)} />
      <TurboButton on={state.turbo} onToggle={() => session.toggleTurbo()} />
      <AutoplayButton
        left={state.autoplayLeft}
        onOpen={props.onAutoplay}
        onStop={() => session.stopAutoplay()}
      />
      <SpinButton state={state} onPress={() => session.press()} />
    </section>
  );
}

/** The controls in thumb reach on a phone held upright. */
export function CompactDock(props: DockProps) {
  const { state, session, money } = props;
  const speech = useSpeech();
  const { t, number } = speech;
  const winMinor = useCountUp(state.winMinor ?? 0n);
  const stake = { state, money, onMove: (move: 1 | -1) => session.moveStake(move) };
  return (
    <section className="dock" aria-label={t('controls.label')}>
      <div className="dock-row">
        <TurboButton on={state.turbo} onToggle={() => session.toggleTurbo()} />
        <StakeButton {...stake} move={-1} />
        <SpinButton state={state} onPress={() => session.press()} />
        <StakeButton {...stake} move={1} />
        <AutoplayButton
          left={state.autoplayLeft}
          onOpen={props.onAutoplay}
          onStop={() => session.stopAutoplay()}
        />
      </div>
      <div className="dock-row dock-figures">
        <button type="button" className="sealed" onClick={props.onFairness}>
          <ShieldCheck size={15} aria-hidden />
          <span>{t('bar.sealed', { round: number(state.fairness.nextNonce) })}</span>
        </button>
        <p className="dock-bet">
          {t('controls.bet')} <strong data-testid="stake">{money(state.stakeMinor)}</strong>
        </p>
        {winMinor > 0n ? (
          <p className="dock-win">
            {t('controls.win')} <strong data-testid="win">{money(winMinor)}</strong>
          </p>
        ) : (
          <p className="dock-lines">{coverWords(state.paytable, speech)}</p>
        )}
      </div>
    </section>
  );
}
