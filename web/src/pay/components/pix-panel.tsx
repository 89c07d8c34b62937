import { Check, Copy } from 'lucide-react';
import { create } from 'qrcode';
import { useRef, useState } from 'react';
import { Button, Form, Spinner } from 'react-bootstrap';
import type { LoadedOrder } from '../order-api.ts';
import { usePayTexts } from '../use-pay-texts.ts';

/** PIX as a QR code and as text. The page polls the order, so a payment elsewhere is shown here. */
export function PixPanel({ order, code }: { order: LoadedOrder; code: string }) {
  const { t, money } = usePayTexts();
  const steps = [t('pix.step1'), t('pix.step2'), t('pix.step3', { amount: money(order) })];
  return (
    <div className="d-flex flex-column gap-3">
      <div className="pix-top d-grid align-items-center">
        <QrCode text={code} />
        <div>
          <ol className="pix-steps d-flex flex-column gap-3 p-0 fw-medium list-style-none">
            {steps.map((step) => (
              <li className="d-flex gap-3" key={step}>
                {step}
              </li>
            ))}
          </ol>
          <div className="pix-waiting rounded d-flex align-items-center gap-2 mt-4-5 px-3 py-2-5 fs-sm">
            <Spinner as="span" size="sm" role="presentation" className="text-indigo" />
            {t('pix.waiting')}
          </div>
          <p className="mt-2-5 fs-sm text-3">{t('pix.simulated')}</p>
        </div>
      </div>
      <CopyableCode code={code} />
    </div>
  );
}

function QrCode({ text }: { text: string }) {
  const { t } = usePayTexts();
  // The code tolerates errors in a quarter of its area; the badge covers less than a tenth.
  const { modules } = create(text, { errorCorrectionLevel: 'Q' });
  return (
    <div className="qr rounded-20 position-relative p-5">
      <svg
        className="d-block w-100"
        viewBox={`0 0 ${modules.size} ${modules.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('pix.qr')}
      >
        <path d={modulePath(modules)} />
      </svg>
      <span
        className="qr-badge rounded-8 fs-2xs position-absolute top-50 start-50 fw-800 text-uppercase"
        aria-hidden="true"
      >
        {t('strip.badge')}
      </span>
    </div>
  );
}

/** One closed square for each dark module; `data` is row by row. */
function modulePath({ size, data }: { size: number; data: ArrayLike<number> }): string {
  return Array.from(data)
    .map((dark, index) => (dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : ''))
    .join('');
}

function CopyableCode({ code }: { code: string }) {
  const { t } = usePayTexts();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'byHand' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied('yes');
    } catch {
      // Permission denied, or no secure context.
      field.current?.focus();
      field.current?.select();
      setCopied('byHand');
    }
  };
  return (
    <Form.Group controlId="pix-code">
      <Form.Label>{t('pix.copyAndPaste')}</Form.Label>
      <div className="field field-action position-relative d-flex align-items-center">
        <Form.Control
          ref={field}
          readOnly
          value={code}
          className="font-monospace tracking-tight fs-sm"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          variant="dark"
          className="position-absolute d-flex align-items-center justify-content-center px-3-5 py-0 border-0 text-white fw-650 fs-sm"
          onClick={() => void copy()}
        >
          {copied === 'yes' ? <Check size={15} /> : <Copy size={15} />}
          <span>{copied === 'yes' ? t('pix.copied') : t('pix.copy')}</span>
        </Button>
      </div>
      <span
        className="copy-status d-block min-h-0 fs-sm text-slate"
        role="status"
        data-quiet={copied === 'yes' ? '' : undefined}
      >
        {copied === 'yes' && <span>{t('pix.copied')}</span>}
        {copied === 'byHand' && <span>{t('pix.copyByHand')}</span>}
      </span>
    </Form.Group>
  );
}
