import { Ban, Check, Hourglass, type LucideIcon, X } from 'lucide-react';
import type { OrderOutcome } from '../contract-types.ts';
import { usePayTexts } from '../use-pay-texts.ts';
import { TesterBox } from './tester-box.tsx';

const outcomes = [
  ['paid', Check],
  ['failed', X],
  ['cancelled', Ban],
  ['expired', Hourglass],
] as const satisfies readonly (readonly [OrderOutcome, LucideIcon])[];

type OutcomeBoxProps = {
  /** The outcome that is being sent to Mockpay, or null. */
  pending: OrderOutcome | null;
  onChoose: (outcome: OrderOutcome) => void;
};

/** Lets a tester end the order with any outcome, regardless of the form above. */
export function OutcomeBox({ pending, onChoose }: OutcomeBoxProps) {
  const { t } = usePayTexts();
  return (
    <TesterBox<OrderOutcome>
      title={t('outcome.title')}
      hint={t('outcome.hint')}
      actions={outcomes}
      labelOf={(outcome) => t(`outcome.${outcome}`)}
      pending={pending}
      onChoose={onChoose}
    />
  );
}
