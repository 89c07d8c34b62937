import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { MarketText, TimeText, UsdAmount } from '../../components/cells.tsx';
import { Panel } from '../../components/page.tsx';
import type { OfficePlayer } from '../../lib/api/contract-types.ts';
import { AccountActions } from './account-actions.tsx';
import { MarketPanel } from './market-panel.tsx';
import { Revealed } from './revealed.tsx';

type TabProps = { readonly player: OfficePlayer };

/** Who the player is, what the house and the player had of each other, and the account's acts. */
export function OverviewTab({ player }: TabProps) {
  return (
    <>
      <Totals player={player} />
      <div className="two-columns d-grid align-items-start gap-4">
        <Details player={player} />
        <div className="d-flex flex-column gap-4">
          <Account player={player} />
          <AccountActions player={player} />
          <MarketPanel player={player} />
        </div>
      </div>
    </>
  );
}

const TOTALS = ['depositsUsd', 'withdrawalsUsd', 'stakesUsd', 'winsUsd', 'bonusesUsd'] as const;

function Totals({ player: { totals } }: TabProps) {
  const { t } = useTranslation('office');
  return (
    <dl className="tiles-row m-0 is-small d-grid gap-3">
      {TOTALS.map((name) => (
        <div key={name} className="panel figure m-0 position-relative min-w-0 px-4 py-3-5">
          <dt className="text-3 fs-sm fw-semibold">{t(`players.total.${name}`)}</dt>
          <dd className="figure-value tracking-tight wrap-anywhere m-0">
            <UsdAmount amount={totals[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Details({ player }: TabProps) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('players.details')}>
      <Facts>
        <Fact label={t('players.email')}>
          <Revealed player={player} field="email" masked={player.email} />
        </Fact>
        <Fact label={t('players.phone')}>
          <Revealed player={player} field="phone" masked={player.phone} />
        </Fact>
        <Fact label={t('players.address')}>
          <Revealed player={player} field="address" masked={player.address} />
        </Fact>
        <Fact label={t('players.country')}>{player.country ?? '—'}</Fact>
        <Fact label={t('players.language')}>{t(`players.languages.${player.language}`)}</Fact>
        <Fact label={t('players.inviteCode')}>
          <span className="mono">{player.inviteCode ?? '—'}</span>
        </Fact>
        {player.accounts.map(({ orderNum, bankName, account }) => (
          <Fact key={orderNum} label={bankName}>
            <Revealed player={player} field="account" masked={account} orderNum={orderNum} />
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

function Account({ player }: TabProps) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('players.account')}>
      <Facts>
        <Fact label={t('players.marketLabel')}>
          <MarketText market={player.market} />
        </Fact>
        <Fact label={t('players.joined')}>
          <TimeText at={player.joinedAt} />
        </Fact>
        <Fact label={t('players.lastLogin')}>
          <TimeText at={player.lastLoginAt} />
        </Fact>
        <Fact label={t('players.lastPlayed')}>
          <TimeText at={player.lastPlayedAt} />
        </Fact>
        <Fact label={t('players.secondFactor')}>
          {t(player.hasSecondFactor ? 'players.on' : 'players.off')}
        </Fact>
        <Fact label={t('players.passkeys')}>{player.passkeys}</Fact>
        <Fact label={t('players.openWithdrawals')}>
          {player.openWithdrawals === 0 ? (
            0
          ) : (
            <Link className="quiet-link" to="/withdrawals?state=open">
              {player.openWithdrawals}
            </Link>
          )}
        </Fact>
      </Facts>
    </Panel>
  );
}
