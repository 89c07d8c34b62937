import type { FormatMoney } from '../i18n/i18n.ts';
import { useCountUp } from './use-count-up.ts';

/** An amount that counts up by itself: what is around it is not drawn anew for every frame. */
export function Counted(props: { readonly minor: bigint; readonly formatMoney: FormatMoney }) {
  return props.formatMoney(useCountUp(props.minor));
}
