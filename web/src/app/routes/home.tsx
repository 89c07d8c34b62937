import { useState } from 'react';
import { OnDemand } from '@/components/ui/on-demand.tsx';
import { HomePage } from '@/features/games/components/home-page.tsx';
import { lazyWithRetry } from '@/lib/lazy-with-retry.ts';

const WelcomeModal = lazyWithRetry(() => import('@/features/rewards/components/welcome-modal.tsx'));

export default function HomeRoute() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const openWelcome = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <HomePage onWelcome={openWelcome} />
      {wasOpened && (
        <OnDemand onClose={() => setWasOpened(false)}>
          <WelcomeModal show={isOpen} onHide={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
