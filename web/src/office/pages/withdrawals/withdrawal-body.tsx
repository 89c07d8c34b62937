import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { MarketText, PlayerLink, Tag, TimeText, UsdAmount } from '../../components/cells.tsx';
import { DrawerSum } from '../../components/drawer-sum.tsx';
import { Entries, ProviderEvents } from '../../components/entries.tsx';
import { Timeline } from '../../components/timeline.tsx';
import type { WithdrawalDetail } from '../../lib/api/contract-types.ts';
import { toneOfFlag } from './flags.ts';
import { WithdrawalStatus } from './withdrawal-status.tsx';

/** Everything that is known of an order, the facts for a decision first. */
export function WithdrawalBody({ detail }: { readonly detail: WithdrawalDetail }) {
  const { t } = useTranslation('office');
  return (
    <>
      <Sum detail={detail} />
      {detail.flags.length > 0 && <FlagList detail={detail} />}
      <section>
        <h3>{t('withdrawals.facts')}</h3>
        <PlayerFacts detail={detail} />
      </section>
      <section>
        <h3>{t('withdrawals.timeline')}</h3>
        <Timeline
          rows={detail.timeline.map(({ at, kind, by, text }) => ({
            key: `${at}-${kind}`,
            at,
            title: t(`withdrawals.event.${kind}`),
            by: by?.name ?? null,
            text,
          }))}
        />
      </section>
      <section>
        <h3>{t('withdrawals.entries')}</h3>
        <Entries entries={detail.entries} />
      </section>
      <section>
        <h3>{t('deposits.events')}</h3>
        <ProviderEvents events={detail.events} />
      </section>
    </>
  );
}

function Sum({ detail: { order } }: { readonly detail: WithdrawalDetail }) {
  return (
    <DrawerSum amount={order.amount} currency={order.walletType} amountUsd={order.amountUsd}>
      <div className="stacked align-items-end text-end">
        <WithdrawalStatus order={order} />
        <small className="text-3">
          {order.bankName} · <span className="mono">{order.account}</span>
        </small>
      </div>
    </DrawerSum>
  );
}

/** Why the order waits, in whole sentences. */
function FlagList({ detail: { flags } }: { readonly detail: WithdrawalDetail }) {
  const { t } = useTranslation('office');
  return (
    <ul
      className="flag-list m-0 d-grid gap-2 px-3-5 py-3 rounded fs-md list-style-none"
      aria-label={t('withdrawals.flags')}
    >
      {flags.map((flag) => (
        <li className="d-grid align-items-baseline" key={flag}>
          <Tag tone={toneOfFlag[flag]}>{t(`withdrawals.flag.${flag}`)}</Tag>
          <span>{t(`withdrawals.flagText.${flag}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function PlayerFacts({ detail: { player, facts } }: { readonly detail: WithdrawalDetail }) {
  const { t } = useTranslation('office');
  return (
    <>
      <Facts className="office-facts">
        <Fact label={t('list.player')}>
          <PlayerLink player={player} /> · <MarketText market={player.market} />
        </Fact>
        <Fact label={t('players.joined')}>
          <TimeText at={facts.joinedAt} />
        </Fact>
        <Fact label={t('withdrawals.deposits')}>
          {t('withdrawals.times', { count: facts.deposits.count })} ·{' '}
          <UsdAmount amount={facts.deposits.amountUsd} />
        </Fact>
        <Fact label={t('withdrawals.paidBefore')}>
          {t('withdrawals.times', { count: facts.withdrawals.count })} ·{' '}
          <UsdAmount amount={facts.withdrawals.amountUsd} />
        </Fact>
        <Fact label={t('withdrawals.lastPayout')}>
          <TimeText at={facts.lastWithdrawalAt} />
        </Fact>
        {(['deposits', 'rewards', 'play', 'other'] as const).map((origin) => (
          <Fact key={origin} label={t(`withdrawals.moneyFrom.${origin}`)}>
            <UsdAmount amount={facts.moneyFrom[origin]} />
          </Fact>
        ))}
        <Fact label={t('withdrawals.stakedSince')}>
          <UsdAmount amount={facts.stakedSinceUsd} />
        </Fact>
        <Fact label={t('withdrawals.stakedSinceDeposit')}>
          <UsdAmount amount={facts.stakedSinceDepositUsd} />
        </Fact>
        <Fact label={t('withdrawals.accountsUsed')}>{facts.accountsUsed}</Fact>
        <Fact label={t('withdrawals.passwordChanged')}>
          <TimeText at={facts.passwordChangedAt} />
        </Fact>
        {facts.selfExcludedUntil !== null && (
          <Fact label={t('withdrawals.excludedUntil')} valueClassName="text-coral">
            <TimeText at={facts.selfExcludedUntil} />
          </Fact>
        )}
      </Facts>
      {facts.sharedWith.length > 0 && <SharedWith detail={{ facts }} />}
      <Devices detail={{ facts }} />
    </>
  );
}

type FactsOnly = { readonly detail: Pick<WithdrawalDetail, 'facts'> };

/** Other players with withdrawals to the same account, and when it was last paid. */
function SharedWith({ detail: { facts } }: FactsOnly) {
  const { t } = useTranslation('office');
  return (
    <>
      <h4>{t('withdrawals.sharedWith')}</h4>
      <ul className="event-list m-0 p-0 fs-md list-style-none">
        {facts.sharedWith.map((other) => (
          <li
            className="d-flex align-items-baseline justify-content-between gap-4"
            key={`${other.uid}-${other.paidAt}`}
          >
            <PlayerLink player={other} />
            <small className="text-3">
              <TimeText at={other.paidAt} />
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

function Devices({ detail: { facts } }: FactsOnly) {
  const { t } = useTranslation('office');
  if (facts.devices.length === 0) return null;
  return (
    <>
      <h4>{t('withdrawals.devices')}</h4>
      <ul className="event-list m-0 p-0 fs-md list-style-none">
        {facts.devices.map(({ at, device, network }) => (
          <li
            className="d-flex align-items-baseline justify-content-between gap-4"
            key={`${at}-${device}`}
          >
            <span>
              {device} {network === 'new' && <Tag tone="warn">{t('players.newNetwork')}</Tag>}
            </span>
            <small className="text-3">
              <TimeText at={at} />
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
