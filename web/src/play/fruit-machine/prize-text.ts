import type { GameTexts } from '../game-texts.ts';

/** What the wheel pays: "10× bet". */
export const prizeText = (percent: number, { t, number }: GameTexts): string =>
  t('result.multiple', { multiple: number(percent / 100) });
