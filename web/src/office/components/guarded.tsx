import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import type { Permission } from '../lib/api/contract-types.ts';
import { useMay } from '../lib/session/office-session.ts';
import { NoPermission } from './states.tsx';

type GuardedProps = {
  readonly permission: Permission;
  readonly onPhones: boolean;
  readonly children: ReactNode;
};

/** A page for those who may see it, and for windows that it is made for. */
export function Guarded({ permission, onPhones, children }: GuardedProps) {
  const may = useMay(permission);
  if (!may) return <NoPermission isFullPage />;
  if (onPhones) return children;
  return (
    <>
      <div className="phone-only">
        <WiderWindow />
      </div>
      <div className="not-on-phones flex-column gap-4">{children}</div>
    </>
  );
}

function WiderWindow() {
  const { t } = useTranslation('office');
  return (
    <EmptyState
      icon={<MonitorSmartphone size={28} />}
      title={t('states.tooNarrow')}
      text={t('states.tooNarrowText')}
      action={
        <Link to="/withdrawals" className="btn btn-secondary">
          {t('shell.section.withdrawals')}
        </Link>
      }
    />
  );
}
