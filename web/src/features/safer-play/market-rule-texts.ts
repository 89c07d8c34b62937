import { type Market, marketRules } from '@fairhall/api/contract/markets';
import type { TFunction } from 'i18next';
import type { Currency } from '@/lib/api/contract-types.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** The rules of a market that the open one does not have, as sentences. */
export function marketRuleTexts(
  market: Market,
  t: TFunction<['app', 'safer-play']>,
  money: (amount: number, currency: Currency) => string,
): readonly string[] {
  const rules = marketRules[market];
  const { slot, other } = rules.roundGapMs;
  return [
    rules.autoplay ? null : t('safer-play:rules.noAutoplay'),
    // Without automatic rounds there is no stake to raise.
    rules.stakeRaises || !rules.autoplay ? null : t('safer-play:rules.noStakeRaises'),
    rules.quickPlay ? null : t('safer-play:rules.noQuickPlay'),
    slot === 0
      ? null
      : t('safer-play:rules.roundGap', { slot: slot / SECOND_MS, other: other / SECOND_MS }),
    rules.slotStakeMax &&
      t('safer-play:rules.slotStakeMax', {
        amount: money(rules.slotStakeMax.amount, rules.slotStakeMax.walletType),
      }),
    rules.firstDeposit === 'offer'
      ? null
      : t(`safer-play:rules.firstDeposit.${rules.firstDeposit}`),
    rules.realityCheckMinutes === 0
      ? null
      : t('safer-play:rules.realityCheck', { count: rules.realityCheckMinutes }),
    rules.offersBeforeStake ? null : t('safer-play:rules.noOffersBeforeStake'),
    rules.depositMethods.includes('credit-card')
      ? null
      : t(
          rules.depositMethods.includes('debit-card')
            ? 'safer-play:rules.noCredit'
            : 'safer-play:rules.noCards',
        ),
    rules.idleEndMs === null
      ? null
      : t('safer-play:rules.idleEnd', { count: rules.idleEndMs / MINUTE_MS }),
    t('safer-play:rules.raises'),
  ].filter((rule) => rule !== null);
}
