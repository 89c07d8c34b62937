import type { ComponentProps, ReactNode } from 'react';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { UsdText } from './cells.tsx';

type DrawerSumProps = Pick<ComponentProps<typeof MoneyText>, 'amount' | 'currency' | 'sign'> & {
  /** In US dollars; shown below an amount of another currency. */
  readonly amountUsd: number;
  /** The status beside the amount. */
  readonly children: ReactNode;
};

/** The amount at the head of a drawer. */
export function DrawerSum({ amountUsd, children, ...money }: DrawerSumProps) {
  return (
    <div className="drawer-sum d-flex align-items-start justify-content-between gap-4">
      <div className="stacked">
        <MoneyText {...money} className="sum tracking-tight" />
        {money.currency !== 'USD' && <UsdText amount={amountUsd} />}
      </div>
      {children}
    </div>
  );
}
