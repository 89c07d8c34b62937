import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog.tsx';

const KEYS = [
  { keys: ['J', 'K'], text: 'move' },
  { keys: ['Enter'], text: 'open' },
  { keys: ['A'], text: 'approve' },
  { keys: ['R'], text: 'reject' },
  { keys: ['Esc'], text: 'close' },
  { keys: ['?'], text: 'help' },
] as const;

/** The keys of the queue. */
export function KeyHelp({ show, onHide }: { readonly show: boolean; readonly onHide: () => void }) {
  const { t } = useTranslation('office');
  return (
    <Dialog show={show} onHide={onHide} title={t('keys.title')} widthPx={420}>
      <dl className="key-list m-0 d-grid gap-2-5">
        {KEYS.map(({ keys, text }) => (
          <div className="d-flex align-items-center gap-3-5" key={text}>
            <dt className="d-flex gap-1-5">
              {keys.map((key) => (
                <kbd className="rounded-xs bg-transparent text-reset text-center" key={key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="m-0">{t(`keys.${text}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
