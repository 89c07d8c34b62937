import { useGameTexts } from '../game-texts-context.ts';
import type { Rules } from './load-rules.ts';
import { Figure, ProofStep } from './proof-parts.tsx';

/** The rules that a proof was recomputed with: their hash, and the public definition. */
export function RulesStep({ rules }: { readonly rules: Rules }) {
  const { t } = useGameTexts();
  const { isOfRound, rulesHash, url } = rules;
  return (
    <ProofStep title={t(isOfRound ? 'verify.rules' : 'verify.rulesNow')} matches={isOfRound}>
      <Figure label={t('verify.rulesHash')} value={rulesHash} proven={isOfRound === true} canCopy />
      <a className="proof-rule" href={url} target="_blank" rel="noreferrer">
        {t('verify.rulesOpen')}
      </a>
    </ProofStep>
  );
}
