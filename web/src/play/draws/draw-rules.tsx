import { choose } from '@fairhall/game-server/engines/lotto/balls';
import type { OpenedDraw } from '../contract-types.ts';
import { type DefinitionOf, definitionOf } from '../definition-of.ts';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { PaysRow, PaysTable, RulesDialog, RulesSection } from '../frame/rules-dialog.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';

/** What a line returns for each number of hits that pays, the best first. */
function prizesOf({ numbers, picks, multiples }: DefinitionOf<'draw'>['tables']) {
  const draws = choose(numbers, picks);
  return multiples
    .map((multiple, matches) => {
      const ways = choose(picks, matches) * choose(numbers - picks, picks - matches);
      return { matches, multiple, oneIn: draws / ways };
    })
    .filter(({ multiple }) => multiple > 0)
    .reverse();
}

/** The rules of the draw, with the prize and the probability of each number of hits. */
export function DrawRules(props: { readonly opened: OpenedDraw; readonly onClose: () => void }) {
  const { cycleSeconds, sheet, stakes } = props.opened;
  const { tables, figures } = definitionOf(sheet, 'draw');
  const { state, formatMoney } = useFixtures();
  const price = (amount = '0') => formatMoney(toMinor(amount, state.currency));
  const { t, number, percent } = useGameTexts();
  return (
    <RulesDialog deal="shared" onClose={props.onClose}>
      <RulesSection title={t('table.howTo')}>
        <p className="prose">{t('fixtures:draw.rules', { seconds: number(cycleSeconds) })}</p>
        <p className="prose">
          {t('fixtures:draw.rulesLimits', {
            lines: number(tables.linesMax),
            min: price(stakes[0]),
            max: price(stakes.at(-1)),
          })}
        </p>
        <p className="prose">{t('fixtures:draw.rulesTime')}</p>
      </RulesSection>
      <RulesSection title={t('fixtures:draw.prizes')}>
        <p className="prose">{t('fixtures:draw.rulesPays', { rtp: percent(figures.rtp) })}</p>
        <PaysTable
          columns={[
            t('fixtures:draw.matches'),
            t('fixtures:draw.multiple'),
            t('fixtures:draw.chance'),
          ]}
        >
          {prizesOf(tables).map(({ matches, multiple, oneIn }) => (
            <PaysRow
              key={matches}
              name={matches}
              cells={[`×${number(multiple)}`, t('fixtures:draw.oneIn', { number: number(oneIn) })]}
            />
          ))}
        </PaysTable>
      </RulesSection>
    </RulesDialog>
  );
}
