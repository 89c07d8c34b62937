import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, LockKeyhole, X } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { ConfirmForm } from '../../components/confirm-form.tsx';
import type { WithdrawalDetail } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';

export type DecisionKind = 'approve' | 'reject';

const KEY_OF = { approve: 'A', reject: 'R' } as const;
const NOTE_LENGTH_MAX = 500;
const REASONS = ['account', 'identity', 'bonusTerms', 'other'] as const;

type DecisionProps = {
  readonly detail: WithdrawalDetail;
  /** The decision that is being confirmed. */
  readonly kind: DecisionKind | null;
  readonly mayDecide: boolean;
  readonly onStart: (kind: DecisionKind) => void;
  readonly onCancel: () => void;
  readonly onDecided: () => void;
};

/** The two ways out of a waiting order, each with a confirmation. */
export function Decision(props: DecisionProps) {
  const { detail, kind, mayDecide, onStart } = props;
  const { t } = useTranslation('office');
  if (!mayDecide) {
    return (
      <p className="d-flex gap-2 text-2 fs-md">
        <LockKeyhole size={16} />
        {t('withdrawals.mayNotDecide')}
      </p>
    );
  }
  if (kind === 'approve') return <Approval {...props} />;
  if (kind === 'reject') return <Rejection {...props} />;
  return (
    <div className="form-actions" key={detail.order.orderNum}>
      <Button
        variant="secondary"
        aria-keyshortcuts={KEY_OF.reject}
        onClick={() => onStart('reject')}
      >
        <X size={17} />
        {t('withdrawals.reject')}
        <kbd className="rounded-xs bg-transparent text-reset text-center">{KEY_OF.reject}</kbd>
      </Button>
      <Button
        variant="primary"
        aria-keyshortcuts={KEY_OF.approve}
        onClick={() => onStart('approve')}
      >
        <Check size={17} />
        {t('withdrawals.approve')}
        <kbd className="rounded-xs bg-transparent text-reset text-center">{KEY_OF.approve}</kbd>
      </Button>
    </div>
  );
}

/** After a decision, and after a refusal because another member of staff was faster. */
function useRefresh() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries(office.withdrawals.pathFilter());
    void queries.invalidateQueries(office.overview.pathFilter());
  };
}

function Approval({ detail, onCancel, onDecided }: DecisionProps) {
  const { t } = useTranslation('office');
  const { money } = useFormat();
  const refresh = useRefresh();
  const { order, player } = detail;
  const amount = money(order.amount, order.walletType);
  const approve = useMutation(
    office.withdrawals.approve.mutationOptions({
      meta: { showsError: true },
      onSettled: refresh,
      onSuccess: () => {
        showToast({ tone: 'success', title: t('withdrawals.approved'), text: amount });
        onDecided();
      },
    }),
  );
  return (
    <ConfirmForm
      title={t('withdrawals.approveTitle', { amount, player: player.nickName })}
      text={t('withdrawals.approveText')}
      note={{ label: t('forms.note'), lengthMin: 0, lengthMax: NOTE_LENGTH_MAX }}
      confirm={{ label: t('withdrawals.approve'), variant: 'primary' }}
      error={approve.error}
      isPending={approve.isPending}
      onCancel={onCancel}
      onConfirm={({ note }) =>
        approve.mutate({ orderNum: order.orderNum, note, version: order.version })
      }
    />
  );
}

function Rejection({ detail, onCancel, onDecided }: DecisionProps) {
  const { t } = useTranslation('office');
  const { money } = useFormat();
  const refresh = useRefresh();
  const { order, player } = detail;
  const amount = money(order.amount, order.walletType);
  const reject = useMutation(
    office.withdrawals.reject.mutationOptions({
      meta: { showsError: true },
      onSettled: refresh,
      onSuccess: () => {
        showToast({ tone: 'success', title: t('withdrawals.rejected'), text: amount });
        onDecided();
      },
    }),
  );
  return (
    <ConfirmForm
      title={t('withdrawals.rejectTitle', { amount, player: player.nickName })}
      text={t('withdrawals.rejectText')}
      choices={{
        label: t('withdrawals.reason'),
        options: REASONS.map((value) => ({ value, label: t(`withdrawals.reasons.${value}`) })),
      }}
      note={{
        label: t('forms.note'),
        lengthMin: 1,
        lengthMax: NOTE_LENGTH_MAX,
        hint: t('withdrawals.rejectHint'),
      }}
      confirm={{ label: t('withdrawals.reject'), variant: 'danger' }}
      error={reject.error}
      isPending={reject.isPending}
      onCancel={onCancel}
      onConfirm={({ choice, note }) => {
        const reason = REASONS.find((one) => one === choice) ?? 'other';
        reject.mutate({ orderNum: order.orderNum, reason, note, version: order.version });
      }}
    />
  );
}
