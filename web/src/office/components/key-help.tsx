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
      <dl className="key-list">
        {KEYS.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${text}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
