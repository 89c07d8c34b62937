import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { webUrl } from '@/lib/browser/web-origin.ts';
import { useLastPresent } from '@/lib/ui/use-last-present.ts';
import { isRound, queryOfRound, writeQuery } from '@/play/verify/round-query.ts';
import { SideDrawer } from '../../components/side-drawer.tsx';
import { BlocksSkeleton, Loaded } from '../../components/states.tsx';
import type { RoundRecord } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';

type RoundDrawerProps = {
  readonly uid: string;
  readonly round: { readonly roundId: string; readonly gameName: string } | null;
  readonly onClose: () => void;
};

/** The record of a round, with the address at which anyone can verify it. */
export function RoundDrawer({ uid, round, onClose }: RoundDrawerProps) {
  const shown = useLastPresent(round);
  const roundId = shown?.roundId ?? '';
  const query = useQuery(
    office.rounds.get.queryOptions({ uid, roundId }, { enabled: round !== null }),
  );
  return (
    <SideDrawer show={round !== null} onHide={onClose} title={shown?.gameName ?? ''}>
      <Loaded<RoundRecord> query={query} skeleton={<BlocksSkeleton heights={[160, 64]} />}>
        {(record) => <Record record={record} />}
      </Loaded>
    </SideDrawer>
  );
}

function Record({ record }: { readonly record: RoundRecord }) {
  const { t } = useTranslation('office');
  // The fixtures of a slip have proofs of their own.
  if (record.kind === 'slip') return <Notice tone="info">{t('players.roundSlip')}</Notice>;
  const { roundId, proof } = record.round;
  const address = verifierOf(record);
  return (
    <>
      <Facts>
        <Fact label={t('players.roundId')}>
          <span className="mono wrap">{roundId}</span>
        </Fact>
        <Fact label={t('players.seedHash')}>
          <span className="mono wrap">{proof.serverSeedHash}</span>
        </Fact>
        <Fact label={t('players.clientSeed')}>
          <span className="mono wrap">{proof.clientSeed}</span>
        </Fact>
        <Fact label={t('players.nonce')}>{`${proof.nonce}`}</Fact>
      </Facts>
      {address === null ? (
        <Notice tone="info">{t('players.roundUnrevealed')}</Notice>
      ) : (
        <a className="proof-link" href={address} target="_blank" rel="noreferrer">
          <ShieldCheck size={15} />
          {t('players.openVerifier')}
        </a>
      )}
    </>
  );
}

/** The verifier with the values of the round, which needs no login; `null` before its seed is revealed. */
function verifierOf({
  round,
  serverSeed,
  walletType,
}: Extract<RoundRecord, { kind: 'round' }>): string | null {
  if (serverSeed === null || !isRound(round)) return null;
  const query = writeQuery(queryOfRound(round, { serverSeed, currency: walletType }));
  return webUrl(`/verify?${query}`);
}
