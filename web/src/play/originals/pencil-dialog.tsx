import type { Fairness } from '../contract-types.ts';
import { Dialog } from '../frame/dialog.tsx';
import { FairnessFigures } from '../frame/fairness-figures.tsx';
import { useGameTexts } from '../game-texts-context.ts';

/** The lines of a computation, in numbers and signs. */
export type PencilLines = {
  /** Of the chosen bet. */
  readonly formula: readonly string[];
  /** Of the last round; empty before the first one. */
  readonly computation: readonly string[];
};

/** The next round's commitment and formula, and the computation of the last round with its numbers. */
export function PencilDialog(props: {
  readonly fairness: Fairness;
  readonly lines: PencilLines;
  readonly onClose: () => void;
}) {
  const { fairness, lines, onClose } = props;
  const { t } = useGameTexts();
  const message = `${fairness.clientSeed}:${fairness.nextNonce}:0`;
  return (
    <Dialog title={t('originals:original.pencilTitle')} onClose={onClose}>
      <p className="prose">{t('originals:original.pencilIntro')}</p>
      <FairnessFigures fairness={fairness} isFull />
      <h3 className="seeds-label">{t('originals:original.pencilNext')}</h3>
      <Lines lines={[`HMAC-SHA256(serverSeed, "${message}")`, ...lines.formula]} />
      <h3 className="seeds-label">{t('originals:original.pencilLast')}</h3>
      {lines.computation.length === 0 ? (
        <p className="seeds-none">{t('originals:original.pencilNone')}</p>
      ) : (
        <Lines lines={lines.computation} />
      )}
    </Dialog>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const placed = lines.map((line, place) => ({ line, place }));
  return (
    <ol className="pencil-lines">
      {placed.map(({ line, place }) => (
        <li key={place}>
          <code>{line}</code>
        </li>
      ))}
    </ol>
  );
}
