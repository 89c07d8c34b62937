import { wheelSums } from '@fairhall/game-server/engines/fruit-machine/fruit-view';
import { RulesSection } from '../frame/rules-dialog.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import type { MultiStepState } from '../multi-step/multi-step-state.ts';
import PaytableDialog from '../slot/paytable-dialog.tsx';
import type { SlotState } from '../slot/slot-state.ts';
import { fruitTables } from './fruit-round.ts';
import { prizeText } from './prize-text.ts';

/** The paytable of the reels, with the rules of hold and nudge and the wheel. */
export default function FruitPaytable(props: {
  readonly state: MultiStepState;
  /** The machine as the stage of a slot shows it. */
  readonly slot: SlotState;
  readonly onClose: () => void;
}) {
  return (
    <PaytableDialog state={props.slot} deal="choices" onClose={props.onClose}>
      <FruitRules state={props.state} />
    </PaytableDialog>
  );
}

/** The rules of hold and nudge, and the prizes of the wheel with the chance of each. */
function FruitRules({ state }: { readonly state: MultiStepState }) {
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
      <RulesSection title={t('slots:fruit.title')}>
        <p className="prose">{t('slots:fruit.text')}</p>
        <p className="prose">{t('slots:fruit.textBest')}</p>
        <p className="prose">{t('slots:fruit.textKeys')}</p>
      </RulesSection>
      <RulesSection title={t('dealt.parade')}>
        <p className="prose">
          {t('slots:fruit.paradeText', { count: wheel.count, symbol: symbol(wheel.symbol) })}
        </p>
        <ul className="facts facts-row mt-3">
          {prizes.map((percent) => (
            <li className="fs-md font-num" key={percent}>
              {t('slots:fruit.prizeChance', {
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
