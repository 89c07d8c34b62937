import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { useKeys } from '@/lib/browser/use-keys.ts';
import { useLastPresent } from '@/lib/ui/use-last-present.ts';
import { SideDrawer } from '../../components/side-drawer.tsx';
import { BlocksSkeleton, Loaded } from '../../components/states.tsx';
import type { WithdrawalDetail } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useMay } from '../../lib/session/office-session.ts';
import { Decision, type DecisionKind } from './decision.tsx';
import { WithdrawalBody } from './withdrawal-body.tsx';

type WithdrawalDrawerProps = {
  /** The order; `null` while none is open. */
  readonly orderNum: string | null;
  readonly onClose: () => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onDecided: () => void;
};

/** An order with the facts for a decision, and the decision. */
export function WithdrawalDrawer(props: WithdrawalDrawerProps) {
  const { orderNum, onClose, onStep, onDecided } = props;
  const { t } = useTranslation('office');
  const shown = useLastPresent(orderNum) ?? '';
  const mayDecide = useMay('payments');
  const [deciding, setDeciding] = useState<{ kind: DecisionKind; orderNum: string } | null>(null);
  const query = useQuery(
    office.withdrawals.get.queryOptions({ orderNum: shown }, { enabled: orderNum !== null }),
  );
  const isWaiting = query.data?.order.reviewState === 'waiting';
  const kind = deciding?.orderNum === orderNum ? deciding.kind : null;
  const start = (next: DecisionKind) => {
    // Also while the order is loading: the form appears with it.
    if (orderNum !== null && mayDecide) setDeciding({ kind: next, orderNum });
  };
  const isOpen = orderNum !== null;
  useKeys(
    {
      j: () => onStep(1),
      k: () => onStep(-1),
      a: () => start('approve'),
      r: () => start('reject'),
    },
    isOpen,
  );
  return (
    <SideDrawer
      show={isOpen}
      onHide={onClose}
      title={
        <span className="d-inline-flex align-items-center gap-1-5 wrap-anywhere">
          <span className="mono">{shown}</span>
          <CopyButton text={shown} what={t('list.order')} />
        </span>
      }
      footer={
        isWaiting && query.data !== undefined ? (
          <Decision
            // Another order starts anew.
            key={`${shown}-${kind}`}
            detail={query.data}
            kind={kind}
            mayDecide={mayDecide}
            onStart={start}
            onCancel={() => setDeciding(null)}
            onDecided={() => {
              setDeciding(null);
              onDecided();
            }}
          />
        ) : null
      }
    >
      <Loaded<WithdrawalDetail>
        query={query}
        skeleton={<BlocksSkeleton heights={[92, 220, 180]} />}
      >
        {(detail) => <WithdrawalBody detail={detail} />}
      </Loaded>
    </SideDrawer>
  );
}
