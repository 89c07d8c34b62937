import { StepButton, Stepper } from '../frame/stepper.tsx';
import type { FormatMoney } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { betLabel } from './bet-labels.ts';
import type { SlotState } from './slot-state.ts';

type StakeProps = {
  readonly state: SlotState;
  readonly formatMoney: FormatMoney;
  readonly onMove: (move: 1 | -1) => void;
};

function useStakeSteps({ state, formatMoney, onMove }: StakeProps) {
  const { t } = useGameTexts();
  return {
    choices: state.stakesMinor,
    chosen: state.stakeMinor,
    isEnabled: state.phase === 'idle',
    lower: t('controls.lower'),
    raise: t('controls.raise'),
    now: t('controls.betNow', { amount: formatMoney(state.stakeMinor) }),
    onMove,
  };
}

/** The stake between its two buttons. */
export function StakeControl(props: StakeProps) {
  const { state, formatMoney } = props;
  const i18n = useGameTexts();
  return (
    <Stepper
      {...useStakeSteps(props)}
      label={i18n.t('controls.bet')}
      shown={betLabel(state.paytable, i18n)}
      value={formatMoney(state.stakeMinor)}
      testId="stake"
    />
  );
}

/** One of the two stake buttons. */
export function StakeButton(props: StakeProps & { readonly move: 1 | -1 }) {
  return <StepButton {...useStakeSteps(props)} move={props.move} />;
}
