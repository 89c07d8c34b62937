import { useEffect, useState } from 'react';
import { useGameTexts } from '../game-texts-context.ts';
import type { NoRecord, SeedPart } from '../record/record-reader.ts';
import { RecordLine } from '../verify/record-line.tsx';
import { useGamePage } from './page-context.ts';

/** Whether the player's device has a record of the seed in force, and of how many rounds. */
export function RecordStatus({ serverSeedHash }: { readonly serverSeedHash: string }) {
  const { record } = useGamePage();
  const { t, dateTime } = useGameTexts();
  const [part, setPart] = useState<SeedPart | NoRecord | null>(null);
  useEffect(() => {
    let isGone = false;
    void record.loadSeed({ serverSeedHash }).then((found) => {
      if (!isGone) setPart(found);
    });
    return () => {
      isGone = true;
    };
  }, [record, serverSeedHash]);
  if (part === null) return null;
  if (typeof part === 'string')
    return <RecordLine look="open" text={t(`proof:record.noStatus.${part}`)} />;
  if (part.seal === null) return <RecordLine look="open" text={t('proof:record.noStatus.none')} />;
  const when = dateTime(part.seal.shownAt);
  const count = part.rounds.length;
  const text =
    count === 0
      ? t('proof:record.keepsCommitment', { when })
      : t('proof:record.keeps', { when, count });
  return <RecordLine look="matches" text={text} />;
}
