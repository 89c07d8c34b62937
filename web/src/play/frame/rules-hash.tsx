import { useGameTexts } from '../game-texts-context.ts';
import { definitionUrl } from '../verify/definition-url.ts';
import { SeedRow } from './copy-value.tsx';
import { useGamePage } from './page-context.ts';

/** The hash of the rules of the next round, and the sheet with all of them. */
export function RulesHash() {
  const { rulesHash } = useGamePage().opened;
  const { t } = useGameTexts();
  return (
    <>
      <dl className="seeds">
        <SeedRow label={t('proof:verify.rulesHash')} value={rulesHash} />
      </dl>
      <p className="prose">
        <a href={definitionUrl('', rulesHash)} target="_blank" rel="noreferrer">
          {t('proof:verify.rulesOpen')}
        </a>
      </p>
    </>
  );
}
