import { Check, Copy, Download } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useCopy } from '@/lib/browser/use-copy.ts';
import { showToast } from '@/lib/ui/toasts.ts';

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
};

const FILE_NAME = 'fairhall-recovery-codes.txt';

/** The recovery codes, shown once, to be copied or downloaded. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation(['app', 'security']);
  const text = codes.join('\n');
  const { isCopied, copy } = useCopy(text);
  const CopyIcon = isCopied ? Check : Copy;
  return (
    <div className="d-flex flex-column gap-4">
      <p className="text-2">{t('security:codesText')}</p>
      <ul className="m-0 bg-body mono d-grid grid-cols-2 gap-2 p-3-5 border border-line rounded list-style-none text-center">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="protection-ways d-flex flex-wrap gap-2-5">
        <Button
          variant="secondary"
          onClick={async () => {
            if (!(await copy())) showToast({ tone: 'info', title: t('records.copyFailed') });
          }}
        >
          <CopyIcon size={17} />
          <span role="status">{t(isCopied ? 'security:copied' : 'security:copyCodes')}</span>
        </Button>
        <a
          className="btn btn-secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={FILE_NAME}
        >
          <Download size={17} />
          {t('security:download')}
        </a>
      </div>
      <Button size="lg" className="w-100" onClick={onSaved}>
        {t('security:saved')}
      </Button>
    </div>
  );
}
