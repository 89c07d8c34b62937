import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/ui/notice.tsx';
import { Page } from '../../components/page.tsx';
import { BlocksSkeleton, Loaded } from '../../components/states.tsx';
import { office } from '../../lib/api/office-client.ts';
import { DelaysCard } from './delays-card.tsx';
import { DepositCard } from './deposit-card.tsx';
import { OutageCard } from './outage-card.tsx';
import { ResetCard } from './reset-card.tsx';
import { WebhookCard } from './webhook-card.tsx';

/** Forces what is hard to wait for; where there is sample data alone. */
export default function SandboxToolsPage() {
  const { t } = useTranslation('office');
  const query = useQuery(office.sandboxTools.get.queryOptions({}));
  return (
    <Page title={t('sandboxTools.title')}>
      <Loaded<{ readonly silenceSeconds: number }>
        query={query}
        skeleton={<BlocksSkeleton heights={[48, 240]} />}
      >
        {({ silenceSeconds }) => (
          <>
            <Notice tone="info">{t('sandboxTools.rule')}</Notice>
            <div className="two-columns d-grid align-items-start gap-4">
              <DepositCard />
              <WebhookCard />
              <OutageCard seconds={silenceSeconds} />
              <DelaysCard />
              <ResetCard />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}
