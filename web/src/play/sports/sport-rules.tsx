import type { MarketName, OpenedSport } from '../contract-types.ts';
import { definitionOf } from '../definition-of.ts';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { PaysRow, PaysTable, RulesDialog, RulesSection } from '../frame/rules-dialog.tsx';
import type { TextKey } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { oddsText } from './bet-labels.ts';
import { useSport } from './sport-context.ts';

const models = {
  football: 'fixtures:sports.modelFootball',
  basketball: 'fixtures:sports.modelBasketball',
  horses: 'fixtures:sports.modelRace',
  cars: 'fixtures:sports.modelRace',
} as const satisfies Record<OpenedSport['kind'], TextKey>;

/** In the order of the table. */
const markets = [
  'match',
  'total-2-5',
  'both-score',
  'correct-score',
  'winner',
  'handicap',
  'points',
  'win',
  'place',
  'podium',
  'forecast',
  'duel',
] as const satisfies readonly MarketName[];

/** The rules of events and slips, and the model and the margin of the odds. */
export function SportRules(props: { readonly opened: OpenedSport; readonly onClose: () => void }) {
  const { kind, cycleSeconds, playSeconds, sheet } = props.opened;
  const { tables, figures } = definitionOf(sheet, kind);
  const { limits, odds } = useSport();
  const { formatMoney } = useFixtures();
  const i18n = useGameTexts();
  const { t, number, percent } = i18n;
  return (
    <RulesDialog title={t('fixtures:sports.rulesTitle')} deal="shared" onClose={props.onClose}>
      <RulesSection>
        <p className="prose">
          {t('fixtures:sports.rulesTime', {
            cycle: number(cycleSeconds),
            play: number(playSeconds),
          })}
        </p>
        <p className="prose">{t('fixtures:sports.rulesSlip', { legs: odds.legsMax })}</p>
        <p className="prose">
          {t('fixtures:sports.rulesLimits', {
            unit: formatMoney(limits.unitMinor),
            max: formatMoney(limits.maxMinor),
            odds: oddsText(BigInt(odds.combinedMax), i18n),
          })}
        </p>
        <p className="prose">{t('fixtures:sports.rulesLeave')}</p>
      </RulesSection>
      <RulesSection title={t('fixtures:sports.modelTitle')}>
        <p className="prose">{t(models[kind])}</p>
        <p className="prose">{t('fixtures:sports.odds')}</p>
        <PaysTable
          columns={[
            t('fixtures:sports.marketColumn'),
            t('fixtures:sports.margin'),
            t('fixtures:sports.returnsAtLeast'),
          ]}
        >
          {markets.map((market) => {
            const margin = tables.margins[market];
            const rtpMin = figures.parts[market]?.rtp;
            if (margin === undefined || rtpMin === undefined) return null;
            return (
              <PaysRow
                key={market}
                name={t(`fixtures:sports.market.${market}`)}
                cells={[percent(margin), percent(rtpMin)]}
              />
            );
          })}
        </PaysTable>
      </RulesSection>
    </RulesDialog>
  );
}
