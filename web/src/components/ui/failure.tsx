import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsOnline } from '@/lib/api/online.ts';
import { Dialog } from './dialog.tsx';

type PageFailureProps = {
  readonly retry: () => void;
  /** For the outermost error boundary, which has no frame around it. */
  readonly isFullWindow?: boolean;
};

/** In place of a page that crashed or failed to load: a retry and a link to the home page. */
export function PageFailure({ retry, isFullWindow = false }: PageFailureProps) {
  const { t } = useTranslation();
  const isOnline = useRetryWhenBack(retry);
  return (
    <div
      className={`state flex-column d-flex align-items-center ${isFullWindow ? 'min-h-screen justify-content-center' : ''}`}
      role="alert"
    >
      <Picture isOnline={isOnline} />
      <h1 className="state-title">
        {t(isOnline ? 'errors.unexpected.title' : 'errors.offline.title')}
      </h1>
      <p className="state-text">
        {t(isOnline ? 'errors.unexpected.text' : 'errors.offline.waiting')}
      </p>
      <div className="state-actions d-flex flex-wrap justify-content-center gap-2-5">
        <RetryButton isOnline={isOnline} retry={retry} />
        <HomeLink hasRouter={!isFullWindow} isOnline={isOnline} />
      </div>
    </div>
  );
}

type HomeLinkProps = { readonly hasRouter: boolean; readonly isOnline: boolean };

/**
 * A full load repairs more than a navigation of the router, which may have failed itself, but it
 * needs a connection.
 */
function HomeLink({ hasRouter, isOnline }: HomeLinkProps) {
  const { t } = useTranslation();
  const look = { className: 'btn btn-secondary', children: t('common.notFound.home') };
  return hasRouter && !isOnline ? <Link to="/home" {...look} /> : <a href="/home" {...look} />;
}

type DialogFailureProps = {
  readonly retry: () => void;
  readonly onClose: () => void;
};

/** In place of a dialog that failed: the page below stays as it is. */
export function DialogFailure({ retry, onClose }: DialogFailureProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [show, setShow] = useState(true);
  const isOnline = useRetryWhenBack(retry);
  const hide = () => setShow(false);
  const title = t(isOnline ? 'errors.loadTitle' : 'errors.offline.title');
  return (
    <Dialog {...{ show, title, titleId }} onHide={hide} onExited={onClose} bare>
      <div className="state flex-column d-flex align-items-center">
        <Picture isOnline={isOnline} />
        <h2 id={titleId} className="state-title">
          {title}
        </h2>
        <p className="state-text">
          {t(isOnline ? 'errors.unexpected.text' : 'errors.offline.dialog')}
        </p>
        <div className="state-actions d-flex flex-wrap justify-content-center gap-2-5">
          <RetryButton isOnline={isOnline} retry={retry} />
          <button type="button" className="btn btn-secondary" onClick={hide}>
            {t('common.close')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/**
 * Retries a chunk that failed offline when the connection returns. @returns whether there is one
 */
function useRetryWhenBack(retry: () => void): boolean {
  const isOnline = useIsOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    else if (wasOffline.current) retry();
  }, [isOnline, retry]);
  return isOnline;
}

function Picture({ isOnline }: { readonly isOnline: boolean }): ReactNode {
  const name = isOnline ? 'error' : 'offline';
  return (
    <img className="state-art h-auto mb-2" src={`/art/spots/${name}.webp`} alt="" width={168} />
  );
}

type RetryButtonProps = { readonly isOnline: boolean; readonly retry: () => void };

/** With a connection the version was replaced: only a reload fetches the new one. */
function RetryButton({ isOnline, retry }: RetryButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="btn btn-primary"
      onClick={() => (isOnline ? location.reload() : retry())}
    >
      {t(isOnline ? 'errors.unexpected.reload' : 'common.retry')}
    </button>
  );
}
