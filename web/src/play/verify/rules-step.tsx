import { useGameTexts } from '../game-texts-context.ts';
import type { Rules } from './load-rules.ts';
import { Figure, ProofStep } from './proof-parts.tsx';

/** The rules that a proof was recomputed with: their hash, and the public definition. */
export function RulesStep({ rules }: { readonly rules: Rules }) {
  const { t } = useGameTexts();
  const { isOfRound, rulesHash, url } = rules;
  return (
    <ProofStep
      title={t(isOfRound ? 'proof:verify.rules' : 'proof:verify.rulesNow')}
      matches={isOfRound}
    >
      <Figure
        label={t('proof:verify.rulesHash')}
        value={rulesHash}
        proven={isOfRound === true}
        canCopy
      />
      <a className="proof-rule" href={url} target="_blank" rel="noreferrer">
        {t('proof:verify.rulesOpen')}
      </a>
    </ProofStep>
  );
}
