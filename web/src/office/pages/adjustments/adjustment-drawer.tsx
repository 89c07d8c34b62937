import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Users, X } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { showToast } from '@/lib/ui/toasts.ts';
import { useLastPresent } from '@/lib/ui/use-last-present.ts';
import { PlayerLink, TimeText } from '../../components/cells.tsx';
import { ConfirmForm } from '../../components/confirm-form.tsx';
import { DrawerSum } from '../../components/drawer-sum.tsx';
import { SideDrawer } from '../../components/side-drawer.tsx';
import type { Adjustment } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useMay, useSessionState } from '../../lib/session/office-session.ts';
import { AdjustmentState } from './adjustment-state.tsx';

const NOTE_LENGTH_MAX = 500;

type AdjustmentDrawerProps = {
  readonly adjustment: Adjustment | null;
  readonly onClose: () => void;
};

/** An adjustment, which another person than the one who requested it approves. */
export function AdjustmentDrawer({ adjustment, onClose }: AdjustmentDrawerProps) {
  const { t } = useTranslation('office');
  const shown = useLastPresent(adjustment);
  const mayDecide = useMay('manage');
  const isWaiting = shown?.state === 'waiting';
  return (
    <SideDrawer
      show={adjustment !== null}
      onHide={onClose}
      title={t('adjustments.one')}
      footer={
        shown !== null && isWaiting && mayDecide ? (
          <SecondPerson key={shown.id} adjustment={shown} onDone={onClose} />
        ) : null
      }
    >
      {shown !== null && <AdjustmentBody adjustment={shown} />}
    </SideDrawer>
  );
}

function AdjustmentBody({ adjustment }: { readonly adjustment: Adjustment }) {
  const { t } = useTranslation('office');
  const { amount, walletType, amountUsd, player, reason } = adjustment;
  return (
    <>
      <DrawerSum amount={amount} currency={walletType} sign="always" amountUsd={amountUsd}>
        <AdjustmentState state={adjustment.state} />
      </DrawerSum>
      <Facts>
        <Fact label={t('list.player')}>
          <PlayerLink player={player} />
        </Fact>
        <Fact label={t('log.reason')}>{reason}</Fact>
        <Fact label={t('adjustments.requestedBy')}>{adjustment.requestedBy.name}</Fact>
        <Fact label={t('adjustments.requestedAt')}>
          <TimeText at={adjustment.requestedAt} />
        </Fact>
        {adjustment.reviewedBy !== null && (
          <Fact label={t('adjustments.reviewedBy')}>{adjustment.reviewedBy.name}</Fact>
        )}
        {adjustment.reviewNote !== '' && (
          <Fact label={t('forms.note')}>{adjustment.reviewNote}</Fact>
        )}
      </Facts>
    </>
  );
}

type SecondPersonProps = { readonly adjustment: Adjustment; readonly onDone: () => void };

function SecondPerson({ adjustment, onDone }: SecondPersonProps) {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const { session } = useSessionState();
  const [kind, setKind] = useState<'approve' | 'reject' | null>(null);
  const options = {
    meta: { showsError: true },
    onSettled: () => queries.invalidateQueries(office.adjustments.pathFilter()),
    onSuccess: () => {
      showToast({ tone: 'success', title: t(`adjustments.done.${kind ?? 'approve'}`) });
      onDone();
    },
  } as const;
  const approve = useMutation(office.adjustments.approve.mutationOptions(options));
  const reject = useMutation(office.adjustments.reject.mutationOptions(options));
  if (session?.staff.id === adjustment.requestedBy.id) {
    return (
      <p className="d-flex gap-2 text-2 fs-md">
        <Users size={16} />
        {t('adjustments.ownRequest')}
      </p>
    );
  }
  if (kind === null) {
    return (
      <div className="form-actions">
        <Button variant="secondary" onClick={() => setKind('reject')}>
          <X size={17} />
          {t('adjustments.reject')}
        </Button>
        <Button onClick={() => setKind('approve')}>
          <Check size={17} />
          {t('adjustments.approve')}
        </Button>
      </div>
    );
  }
  const call = kind === 'approve' ? approve : reject;
  return (
    <ConfirmForm
      title={t(`adjustments.${kind}`)}
      text={t(`adjustments.${kind}Text`)}
      note={{ label: t('forms.note'), lengthMin: 0, lengthMax: NOTE_LENGTH_MAX }}
      confirm={{
        label: t(`adjustments.${kind}`),
        variant: kind === 'approve' ? 'primary' : 'danger',
      }}
      error={call.error}
      isPending={call.isPending}
      onCancel={() => setKind(null)}
      onConfirm={({ note }) => call.mutate({ id: adjustment.id, note })}
    />
  );
}
