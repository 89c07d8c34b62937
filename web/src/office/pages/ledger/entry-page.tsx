import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { TimeText } from '../../components/cells.tsx';
import { Entries, Postings } from '../../components/entries.tsx';
import { Page, Panel } from '../../components/page.tsx';
import { BlocksSkeleton, Loaded } from '../../components/states.tsx';
import type { EntryDetail } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';

/** An entry of the ledger with its postings, and what else belongs to the same round or order. */
export default function EntryPage() {
  const { t } = useTranslation('office');
  const { id = '' } = useParams();
  const query = useQuery(office.ledger.entry.queryOptions({ id }));
  return (
    <Page
      title={t('ledger.entryTitle', { id })}
      actions={
        <Link className="btn btn-sm btn-ghost" to="/ledger">
          {t('ledger.title')}
        </Link>
      }
    >
      <Loaded<EntryDetail> query={query} skeleton={<BlocksSkeleton heights={[220, 160]} />}>
        {(detail) => (
          <>
            <div className="two-columns d-grid align-items-start gap-4">
              <EntryFacts detail={detail} />
              <Panel title={t('ledger.postingsTitle')}>
                <div className="panel-note px-4 py-3-5">
                  <Postings entry={detail.entry} />
                </div>
              </Panel>
            </div>
            <Panel title={t('ledger.related')}>
              <div className="panel-note px-4 py-3-5">
                <Entries entries={detail.related.filter((one) => one.id !== detail.entry.id)} />
              </div>
            </Panel>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function EntryFacts({ detail: { entry, requestHash, tags } }: { readonly detail: EntryDetail }) {
  const { t } = useTranslation('office');
  return (
    <Panel title={entry.kind}>
      <Facts>
        <Fact label={t('list.at')}>
          <TimeText at={entry.createdAt} />
        </Fact>
        <Fact label={t('ledger.key')}>
          <span className="mono">{entry.key}</span>
        </Fact>
        {entry.uid !== null && (
          <Fact label={t('list.player')}>
            <Link className="quiet-link mono" to={`/players/${encodeURIComponent(entry.uid)}`}>
              {entry.uid}
            </Link>
          </Fact>
        )}
        {entry.gameId !== null && <Fact label={t('games.game')}>{entry.gameId}</Fact>}
        {entry.roundId !== null && (
          <Fact label={t('ledger.round')}>
            <span className="mono">{entry.roundId}</span>
          </Fact>
        )}
        <Fact label={t('ledger.tags')}>
          {tags.length === 0 ? '—' : <span className="mono">{tags.join(', ')}</span>}
        </Fact>
        <Fact label={t('ledger.hash')}>
          <span className="mono">{requestHash}</span>
        </Fact>
      </Facts>
    </Panel>
  );
}
