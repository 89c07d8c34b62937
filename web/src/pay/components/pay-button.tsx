import type { ReactNode } from 'react';
import { Button, Spinner } from 'react-bootstrap';
import { usePayTexts } from '../use-pay-texts.ts';

type PayButtonProps = {
  type: 'submit' | 'button';
  busy: boolean;
  onClick?: () => void;
  children: ReactNode;
};

/** The primary action. While busy it keeps the focus and does nothing. */
export function PayButton({ busy, children, ...button }: PayButtonProps) {
  const { t } = usePayTexts();
  return (
    <Button
      {...button}
      className="pay-button fs-h3 d-flex align-items-center justify-content-center px-5 py-2 border-0 rounded-14 fw-bold text-center text-decoration-none"
      aria-disabled={busy}
    >
      {busy ? (
        <>
          <Spinner as="span" size="sm" role="presentation" />
          {t('outcome.working')}
        </>
      ) : (
        children
      )}
    </Button>
  );
}
