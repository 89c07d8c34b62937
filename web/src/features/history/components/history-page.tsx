import {
  ChevronDown,
  Gamepad2,
  type LucideIcon,
  MousePointerClick,
  ReceiptText,
  Scale,
} from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { Menu, MenuChoice } from '@/components/ui/menu.tsx';
import { Tabs, tabId } from '@/components/ui/segmented.tsx';
import { useDeviceClass } from '@/lib/browser/device.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { isFiltered } from '@/lib/records/record-search.ts';
import { useSession } from '@/lib/session/session.ts';
import { hasTotals, useHistory } from '../api/use-history.ts';
import {
  type HistoryFilter,
  type HistoryKind,
  historyKinds,
  readFilter,
  writeFilter,
} from '../history-filter.ts';
import { ClearHistory } from './clear-history.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryTotals } from './history-totals.tsx';
import '@/styles/segmented.css';
import '@/styles/tables.scss';
import '../history.css';

const kindIcons = {
  game: Gamepad2,
  transaction: ReceiptText,
  adjustment: Scale,
  browse: MousePointerClick,
} as const satisfies Record<HistoryKind, LucideIcon>;

/** The player's rounds, payments, adjustments and visits; the filters are in the address. */
export function HistoryPage() {
  const { t } = useTranslation(['app', 'history']);
  const session = useSession();
  useDocumentTitle(t('history:title'));
  if (session === null) {
    return (
      <>
        <h1>{t('history:title')}</h1>
        <LoginPrompt
          spot="hourglass"
          title={t('history:loginTitle')}
          text={t('history:loginText')}
        />
      </>
    );
  }
  return (
    <div className="d-flex flex-column gap-4-5">
      <h1>{t('history:title')}</h1>
      <PlayerHistory />
    </div>
  );
}

function PlayerHistory() {
  const { t } = useTranslation(['app', 'history']);
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const history = useHistory(filter);
  const isKnown = history.data !== undefined && !history.isPlaceholderData;
  // A list that is empty under a filter can still be cleared.
  const isEmpty = isKnown && history.data.total === 0 && !isFiltered(filter);
  const change = (next: HistoryFilter) => setParams(writeFilter(next));
  const showKind = (kind: HistoryKind) =>
    change({ ...filter, kind, page: 1, type: null, status: null });
  // Four tabs would take the place of the first rows.
  const isMobile = useDeviceClass() === 'mobile';
  return (
    <>
      {!isMobile && (
        <Tabs
          className="history-kinds align-self-start"
          label={t('history:kinds')}
          panelId={panelId}
          value={filter.kind}
          onChange={showKind}
          segments={historyKinds.map((kind) => ({ value: kind, label: <KindLabel kind={kind} /> }))}
        />
      )}
      <section
        {...(isMobile
          ? { 'aria-label': t(`history:kind.${filter.kind}`) }
          : { id: panelId, role: 'tabpanel', 'aria-labelledby': tabId(panelId, filter.kind) })}
        className="panel history-panel overflow-hidden"
      >
        <header className="history-head py-3 px-4 ps-md-5 pe-md-4 d-flex flex-wrap align-items-center justify-content-between row-gap-2-5 column-gap-4 border-bottom">
          {isMobile ? (
            <KindMenu kind={filter.kind} onChange={showKind} />
          ) : (
            <p className="text-2 small-text">{t(`history:lead.${filter.kind}`)}</p>
          )}
          <div className="history-tools min-w-0 flex-wrap align-items-center justify-content-end gap-2">
            <HistoryFilters filter={filter} onChange={change} />
            {(filter.kind === 'game' || filter.kind === 'browse') && (
              <ClearHistory key={filter.kind} kind={filter.kind} isEmpty={isEmpty} />
            )}
          </div>
        </header>
        {hasTotals(filter) && <HistoryTotals key={`${filter.kind}-totals`} filter={filter} />}
        <HistoryList key={filter.kind} filter={filter} onChange={change} />
      </section>
    </>
  );
}

type KindMenuProps = {
  readonly kind: HistoryKind;
  readonly onChange: (kind: HistoryKind) => void;
};

/** The kinds behind one button, for phones. */
function KindMenu({ kind: shown, onChange }: KindMenuProps) {
  const toggle = (
    <>
      <KindLabel kind={shown} />
      <ChevronDown size={16} />
    </>
  );
  return (
    <Menu toggle={toggle} toggleClassName="btn btn-secondary btn-sm">
      {historyKinds.map((kind) => (
        <MenuChoice key={kind} isChecked={kind === shown} onSelect={() => onChange(kind)}>
          <KindLabel kind={kind} />
        </MenuChoice>
      ))}
    </Menu>
  );
}

function KindLabel({ kind }: { readonly kind: HistoryKind }) {
  const { t } = useTranslation(['app', 'history']);
  const Icon = kindIcons[kind];
  return (
    <>
      <Icon size={17} />
      {t(`history:kind.${kind}`)}
    </>
  );
}
