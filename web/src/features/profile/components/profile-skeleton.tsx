import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { Loading } from '@/components/ui/loading.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Placeholder of the profile with its titles and rows. */
export function ProfileSkeleton() {
  const { t } = useTranslation(['app', 'profile']);
  return (
    <Loading className="profile-loading flex-column">
      <section className="panel profile-head gap-3-5 gap-md-4-5 position-relative d-flex align-items-center overflow-hidden">
        <Skeleton className="profile-avatar flex-none" width="84px" height="84px" radius="50%" />
        <div className="flex-1 min-w-0">
          <Skeleton width="min(100%, 180px)" height="24px" />
          <Skeleton className="mt-2" width="min(100%, 320px)" height="16px" radius="6px" />
        </div>
      </section>
      <div className="profile-columns d-grid gap-4-5">
        <FactsSkeleton title={t('profile:basicInfo')} facts={basicInfo} withButton />
        <FactsSkeleton title={t('profile:money')} facts={money} />
      </div>
      <SecuritySkeleton />
    </Loading>
  );
}

const basicInfo = [
  'nickName',
  'email',
  'phone',
  'country',
  'address',
  'currency',
  'language',
] as const;

const money = [
  'balance',
  'inPlay',
  'frozen',
  'totalDeposit',
  'totalWithdraw',
  'netDeposit',
] as const;

type FactsSkeletonProps = {
  readonly title: string;
  readonly facts: readonly (typeof basicInfo | typeof money)[number][];
  readonly withButton?: boolean;
};

function FactsSkeleton({ title, facts, withButton = false }: FactsSkeletonProps) {
  const { t } = useTranslation(['app', 'profile']);
  return (
    <section className={`panel profile-panel ${withButton ? '' : 'd-flex flex-column'}`}>
      <div className="profile-panel-head min-h-36 mb-2 d-flex align-items-center justify-content-between gap-3">
        <h2>{title}</h2>
        {withButton && <Skeleton width="78px" />}
      </div>
      <Facts>
        {facts.map((fact) => (
          <Fact key={fact} label={t(`profile:${fact}`)}>
            <Skeleton width="120px" height="14px" radius="6px" />
          </Fact>
        ))}
      </Facts>
      {!withButton && (
        <div className="profile-ways mt-auto d-grid grid-cols-2 gap-2-5 pt-3">
          <Skeleton />
          <Skeleton />
        </div>
      )}
    </section>
  );
}

const actions = ['password', 'resetMail', 'device', 'lastLogin', 'session'] as const;

function SecuritySkeleton() {
  const { t } = useTranslation(['app', 'profile']);
  return (
    <section className="panel profile-panel profile-actions flex-column">
      <h2>{t('profile:security')}</h2>
      {actions.map((action) => (
        <div key={action} className="profile-action d-flex align-items-center gap-3-5">
          <Skeleton className="flex-shrink-0" width="40px" height="40px" radius="12px" />
          <div className="flex-1 min-w-0">
            <h3>{t(`profile:${action}`)}</h3>
            <Skeleton className="mt-1" width="min(100%, 260px)" height="14px" radius="6px" />
          </div>
        </div>
      ))}
    </section>
  );
}
