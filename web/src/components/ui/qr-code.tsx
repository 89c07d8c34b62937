import { create } from 'qrcode';

type QrCodeProps = { readonly text: string; readonly label: string };

/** A QR code in black on white, which every reader accepts. */
export function QrCode({ text, label }: QrCodeProps) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return (
    <svg
      className="qr-code"
      viewBox={`-4 -4 ${modules.size + 8} ${modules.size + 8}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={modulePath(modules)} />
    </svg>
  );
}

/** One closed square for each dark module; `data` is row by row. */
function modulePath({ size, data }: { size: number; data: ArrayLike<number> }): string {
  return Array.from(data)
    .map((dark, index) => (dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : ''))
    .join('');
}
