import { type ComponentType, Suspense } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx';
import type { Namespace } from '@/i18n/i18n.ts';
import { lazyWithRetry } from '@/lib/browser/lazy-with-retry.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { Dialog } from './dialog.tsx';

type DialogProps = { readonly onClose: () => void };

/** Of the dialogs of the game that is open: each is declared by the code that shows it. */
const preloads = new Set<() => Promise<unknown>>();

/** Loads the dialogs of the game. One that fails is requested again when it is opened. */
export function preloadDialogs(): void {
  for (const preload of preloads) preload().catch(() => {});
}

/**
 * A dialog that no first frame needs: its code and its texts load once the game has started, or when it is
 * opened before. While they load there is a status; when they fail, the dialog offers another try.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  namespaces: readonly Namespace[],
): ComponentType<Props> {
  const Loaded = lazyWithRetry(load, namespaces);
  preloads.add(Loaded.preload);
  return (props: Props) => (
    <ErrorBoundary failure={(retry) => <DialogFailure retry={retry} onClose={props.onClose} />}>
      <Suspense fallback={<DialogLoading />}>
        <Loaded {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function DialogLoading() {
  const { t } = useGameTexts();
  return (
    <p
      role="status"
      className="dialog-loading position-fixed inset-0 z-3 px-4 py-3 rounded-pill bg-s2 border border-line shadow-lg fs-sm fw-semibold"
    >
      {t('page.dialogLoading')}
    </p>
  );
}

function DialogFailure(props: DialogProps & { readonly retry: () => void }) {
  const { t } = useGameTexts();
  return (
    <Dialog title={t('page.dialogFailed')} onClose={props.onClose}>
      <p className="prose">{t('page.dialogFailedText')}</p>
      <button type="button" className="btn-game btn-brass w-100 mt-3-5" onClick={props.retry}>
        {t('page.dialogRetry')}
      </button>
    </Dialog>
  );
}
