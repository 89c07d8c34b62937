import type { FormatMoney } from '../game-texts.ts';
import { useCountUp } from './use-count-up.ts';

/** An amount that counts up in its own component, so that only it renders for each frame. */
export function Counted(props: { readonly minor: bigint; readonly formatMoney: FormatMoney }) {
  return props.formatMoney(useCountUp(props.minor));
}
