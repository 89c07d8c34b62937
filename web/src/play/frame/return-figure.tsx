import { returnKind } from '@/lib/games/return-kind.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { Figure } from './figure.tsx';
import { useGamePage } from './page-context.ts';
import { useCountUp } from './use-count-up.ts';

type Return = { readonly returnedMinor: bigint; readonly stakedMinor: bigint };

/** The return of a round in the dock. */
export function ReturnFigure(props: Return) {
  const { isWon, label, text } = useReturnTexts(props);
  const className = isWon ? 'figure-return figure-win' : 'figure-return';
  return <Figure label={label} className={className} value={text} testId="win" />;
}

/** The name and the amount of a return. Only more than the stake is named a win and counts up. */
export function useReturnTexts({ returnedMinor, stakedMinor }: Return) {
  const { formatMoney } = useGamePage();
  const { t } = useGameTexts();
  const isWon = returnKind({ returned: returnedMinor, staked: stakedMinor }) === 'won';
  const shownMinor = useCountUp(returnedMinor, isWon);
  return {
    isWon,
    label: t(isWon ? 'controls.win' : 'table.returned'),
    text: formatMoney(shownMinor),
  };
}
