import { PaysRow, PaysTable, RulesDialog, RulesSection } from '../frame/rules-dialog.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { useFishing } from './fishing-context.ts';

const specials = ['chest', 'kraken', 'bomb-crab', 'storm-jelly'] as const;

/** The rules of an arena, with the prize and the probability of each species. */
export function ArenaRules(props: { readonly onClose: () => void }) {
  const { sheet } = useFishing();
  const { t, percent } = useGameTexts();
  const rtp = percent(sheet.figures.rtp);
  const special = specials.find((name) => name === sheet.tables.special.name);
  return (
    <RulesDialog deal="one-step" onClose={props.onClose}>
      <RulesSection title={t('table.howTo')}>
        <p className="prose">{t('fishing:rulesShot')}</p>
        <p className="prose">{t('fishing:rulesMiss')}</p>
        <p className="prose">{t('fishing:rulesChance', { rtp })}</p>
        {special && <p className="prose">{t(`fishing:special.${special}`)}</p>}
        <p className="prose">{t('fishing:rulesBoss')}</p>
        <p className="prose">
          {t('fishing:rulesAuto')} {t('fishing:rulesKeys')}
        </p>
      </RulesSection>
      <RulesSection title={t('table.pays')}>
        <SpeciesTable />
      </RulesSection>
    </RulesDialog>
  );
}

function SpeciesTable() {
  const { sheet, species } = useFishing();
  const { t, symbol, percent } = useGameTexts();
  return (
    <PaysTable columns={[t('fishing:column'), t('table.columnPays'), t('table.chance'), 'RTP']}>
      {species.map(({ name, pays, chance }) => (
        <PaysRow
          key={name}
          name={
            <span className="d-flex align-items-center gap-2-5">
              <img
                className="flex-none object-fit-contain"
                src={`/art/games/fishing/${name}.webp`}
                alt=""
                width={36}
                height={36}
              />
              {symbol(name)}
            </span>
          }
          cells={[pays, percent(chance * 100), percent(sheet.figures.rtp)]}
        />
      ))}
    </PaysTable>
  );
}
