import type { OpenedDraw } from '../contract-types.ts';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { PaysRow, PaysTable, RulesDialog, RulesSection } from '../frame/rules-dialog.tsx';
import { useI18n } from '../i18n/i18n-context.ts';
import { toMinor } from '../money.ts';

/** The rules of the draw, with the prize and the probability of each number of hits. */
export function DrawRules(props: { readonly opened: OpenedDraw; readonly onClose: () => void }) {
  const { cycleSeconds, rtp, prizes, linesMax, stakes } = props.opened;
  const { state, formatMoney } = useFixtures();
  const price = (amount = '0') => formatMoney(toMinor(amount, state.currency));
  const { t, number, percent } = useI18n();
  return (
    <RulesDialog isOneDeal={false} onClose={props.onClose}>
      <RulesSection title={t('table.howTo')}>
        <p className="prose">{t('draw.rules', { seconds: number(cycleSeconds) })}</p>
        <p className="prose">
          {t('draw.rulesLimits', {
            lines: number(linesMax),
            min: price(stakes[0]),
            max: price(stakes.at(-1)),
          })}
        </p>
        <p className="prose">{t('draw.rulesTime')}</p>
      </RulesSection>
      <RulesSection title={t('draw.prizes')}>
        <p className="prose">{t('draw.rulesPays', { rtp: percent(rtp) })}</p>
        <PaysTable columns={[t('draw.matches'), t('draw.multiple'), t('draw.chance')]}>
          {prizes.map(({ matches, multiple, ways, of }) => (
            <PaysRow
              key={matches}
              name={matches}
              cells={[`×${number(multiple)}`, t('draw.oneIn', { count: number(of / ways) })]}
            />
          ))}
        </PaysTable>
      </RulesSection>
    </RulesDialog>
  );
}
