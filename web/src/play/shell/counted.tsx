import type { MoneyWords } from '../i18n/words.ts';
import { useCountUp } from './use-count-up.ts';

/** An amount that counts up by itself: what is around it is not drawn anew for every frame. */
export function Counted(props: { readonly minor: bigint; readonly money: MoneyWords }) {
  return props.money(useCountUp(props.minor));
}
