import { ChevronDown, Globe, Headphones, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { OnDemand } from '@/components/ui/on-demand.tsx';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import { lazyWithRetry } from '@/lib/browser/lazy-with-retry.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { useSelectedWallet } from '@/lib/money/selected-wallet.ts';
import { requestDeposit } from '@/lib/payments/request-deposit.ts';
import { useDepositPause } from '@/lib/session/play-break.ts';
import { useSession } from '@/lib/session/session.ts';
import { CurrentBalance } from './current-balance.tsx';
import { useIsLobby } from './lobby-query.ts';
import type { MobileSheet } from './mobile-sheets.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { useSlashKey } from './use-slash-key.ts';

const MobileSheets = lazyWithRetry(() => import('./mobile-sheets.tsx'));

export function MobileHeader() {
  const { t } = useTranslation();
  const session = useSession();
  // The page has a search field of its own.
  const isLobby = useIsLobby();
  const [sheet, setSheet] = useState<MobileSheet>('search');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = (next: MobileSheet) => {
    setSheet(next);
    setIsOpen(true);
    setWasOpen(true);
  };
  // A narrow window may belong to a desktop computer with a keyboard.
  useSlashKey(!isLobby, () => open('search'));
  return (
    <header
      className={`mobile-header flex-none position-sticky top-0 d-flex align-items-center gap-0-5 border-bottom border-line ${session ? 'is-player' : ''}`}
    >
      <Link className="brand" to="/home" aria-label={t('common.brand')}>
        <Logo sizePx={30} />
      </Link>
      {session ? <MobileWalletBox /> : <PlayMoneyBadge />}
      <div className="ms-auto d-flex align-items-center">
        {!session && (
          <button
            type="button"
            className="btn btn-primary btn-sm me-1"
            onClick={() => openModal('show-login-modal')}
          >
            {t('auth.login')}
          </button>
        )}
        {!isLobby && (
          <IconButton
            label={t('layout.search')}
            icon={Search}
            iconSizePx={20}
            onClick={() => open('search')}
          />
        )}
        {session && <NotificationBell />}
        <Link className="icon-btn" to="/support" aria-label={t('layout.pages.support')}>
          <Headphones size={20} />
        </Link>
        <IconButton
          label={t('layout.language')}
          icon={Globe}
          iconSizePx={20}
          onClick={() => open('language')}
        />
      </div>
      {wasOpen && (
        <OnDemand onClose={() => setWasOpen(false)}>
          <MobileSheets sheet={sheet} show={isOpen} onHide={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </header>
  );
}

function MobileWalletBox() {
  const { t } = useTranslation();
  const pause = useDepositPause();
  const selected = useSelectedWallet();
  return (
    <div className="wallet-box bg-s3 min-w-0 d-flex align-items-center border">
      <button
        type="button"
        className="wallet-box-toggle min-w-0"
        onClick={() => openModal('show-wallet-selection', { options: { mode: 'switch' } })}
      >
        <span className="visually-hidden">{t('layout.chooseWallet')}</span>
        <CurrencyRoundel currency={selected} sizePx={26} />
        <span className="wallet-box-balance ellipsis d-block">
          <CurrentBalance skeletonWidth="76px" />
        </span>
        <ChevronDown size={15} className="text-3" />
      </button>
      <button
        type="button"
        className="btn rounded-10 fs-md position-relative flex-none w-40 p-0 btn-primary"
        aria-label={t('layout.deposit')}
        {...pause}
        onClick={requestDeposit}
      >
        <Plus size={18} />
      </button>
    </div>
  );
}
