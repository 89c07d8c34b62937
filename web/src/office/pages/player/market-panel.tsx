import { markets } from '@fairhall/api/contract/markets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/lib/ui/toasts.ts';
import { ConfirmForm } from '../../components/confirm-form.tsx';
import { Panel } from '../../components/page.tsx';
import { REASON_LENGTH } from '../../components/reason-length.ts';
import type { OfficePlayer } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useMay } from '../../lib/session/office-session.ts';

/** Sets whose rules hold for the player. */
export function MarketPanel({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const mayManage = useMay('manage');
  const [isOpen, setIsOpen] = useState(false);
  const setMarket = useMutation(
    office.players.setMarket.mutationOptions({
      meta: { showsError: true },
      onSuccess: ({ market }) => {
        showToast({
          tone: 'success',
          title: t('players.marketSet', { market: t(`players.market.${market}`) }),
        });
        setIsOpen(false);
        void queries.invalidateQueries(office.players.pathFilter());
      },
    }),
  );
  if (!mayManage) return null;
  const others = markets.filter((market) => market !== player.market);
  return (
    <Panel title={t('players.marketLabel')}>
      {isOpen ? (
        <ConfirmForm
          title={t('players.setMarket')}
          text={t('players.setMarketText')}
          choices={{
            label: t('players.marketLabel'),
            options: others.map((value) => ({ value, label: t(`players.market.${value}`) })),
          }}
          note={{ label: t('forms.reason'), ...REASON_LENGTH }}
          confirm={{ label: t('players.setMarket'), variant: 'primary' }}
          error={setMarket.error}
          isPending={setMarket.isPending}
          onCancel={() => setIsOpen(false)}
          onConfirm={({ choice, note: reason }) => {
            const market = others.find((one) => one === choice);
            if (market !== undefined) setMarket.mutate({ uid: player.uid, market, reason });
          }}
        />
      ) : (
        <div className="form-actions is-start justify-content-start">
          <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
            {t('players.setMarket')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
