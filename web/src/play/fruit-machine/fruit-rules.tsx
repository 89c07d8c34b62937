import { wheelSums } from '@fairhall/game-server/engines/fruit-machine/fruit-view';
import { RulesSection } from '../frame/rules-dialog.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import type { MultiStepState } from '../multi-step/multi-step-state.ts';
import { fruitTables } from './fruit-round.ts';
import { prizeText } from './prize-text.ts';

/** The rules of hold and nudge, and the prizes of the wheel with the chance of each. */
export function FruitRules({ state }: { readonly state: MultiStepState }) {
  const i18n = useGameTexts();
  const { t, symbol, number } = i18n;
  const tables = fruitTables(state.sheet);
  const { wheel } = tables;
  const { tickets: of } = wheelSums(tables);
  const prizes = [...new Set(wheel.segments.map(({ percent }) => percent))].toSorted(
    (a, b) => b - a,
  );
  const ticketsOf = (percent: number) =>
    wheel.segments.reduce((sum, one) => (one.percent === percent ? sum + one.tickets : sum), 0);
  return (
    <>
      <RulesSection title={t('fruit.title')}>
        <p className="prose">{t('fruit.text')}</p>
        <p className="prose">{t('fruit.textBest')}</p>
        <p className="prose">{t('fruit.textKeys')}</p>
      </RulesSection>
      <RulesSection title={t('fruit.parade')}>
        <p className="prose">
          {t('fruit.paradeText', { count: wheel.count, symbol: symbol(wheel.symbol) })}
        </p>
        <ul className="facts facts-row mt-3">
          {prizes.map((percent) => (
            <li className="fs-md font-num" key={percent}>
              {t('fruit.prizeChance', {
                prize: prizeText(percent, i18n),
                tickets: number(ticketsOf(percent)),
                of: number(of),
              })}
            </li>
          ))}
        </ul>
      </RulesSection>
    </>
  );
}
