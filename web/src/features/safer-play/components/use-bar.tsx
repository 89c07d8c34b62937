import type { Limit } from '@/lib/api/contract-types.ts';
import '../use-bar.css';

/** How much of a limit is used, as a bar; a text beside it has the same figures. */
export function UseBar({ limit: { amount, used } }: { readonly limit: Limit }) {
  const share = amount === 0 ? 1 : Math.min(1, Math.max(0, used / amount));
  return (
    <div className="safer-bar mt-1 mb-2 mx-0 overflow-hidden rounded-pill" aria-hidden="true">
      <span className="d-block h-100 bg-brass" style={{ '--used': `${share * 100}%` }} />
    </div>
  );
}
