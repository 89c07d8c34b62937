import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Form } from '@/components/ui/form.tsx';
import { errorText } from '@/lib/api/error-text.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { SEARCH_LENGTH_MAX } from '../components/filters.tsx';
import type { Found } from '../lib/api/contract-types.ts';
import { office } from '../lib/api/office-client.ts';
import type { OfficeSession } from '../lib/session/office-session.ts';
import { isOffered, sectionGroups } from './sections.ts';

/** Or with Ctrl. */
const KEYS = '⌘K';
/** A pause in typing, so that not each letter is a call. */
const PAUSE_MS = 200;

/** The page of what was found. */
function pathOf({ kind, id }: Pick<Found, 'kind' | 'id'>): string {
  const key = encodeURIComponent(id);
  switch (kind) {
    case 'withdrawal':
      return `/withdrawals/${key}`;
    case 'deposit':
      return `/deposits/${key}`;
    case 'player':
      return `/players/${key}`;
    case 'entry':
      return `/ledger/${key}`;
    case 'game':
      return `/games/${key}`;
    case 'round':
      return `/ledger?q=${key}`;
  }
}

/** The search over everything: its button, and Ctrl or ⌘ with K on every page. */
export function SearchPalette({ session }: { readonly session: OfficeSession }) {
  const { t } = useTranslation('office');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-secondary btn-sm mx-auto"
        aria-keyshortcuts="Meta+K Control+K"
        title={t('search.title')}
        onClick={() => setIsOpen(true)}
      >
        <Search size={16} />
        <span className="sidebar-word">
          {t('search.button')}{' '}
          <kbd className="rounded-xs bg-transparent text-reset text-center">{KEYS}</kbd>
        </span>
      </button>
      <Dialog show={isOpen} onHide={close} title={t('search.title')} widthPx={560}>
        <Palette session={session} onClose={close} />
      </Dialog>
    </>
  );
}

type PaletteProps = { readonly session: OfficeSession; readonly onClose: () => void };

function Palette({ session, onClose }: PaletteProps) {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const form = useForm({
    initial: { text: '' },
    call: { isPending: false },
    // Enter opens the first result, once it is that of the whole text.
    send: ({ text: typed }) => {
      const [first] = results;
      if (first === undefined || typed.trim() !== q) return;
      onClose();
      void navigate(first.path);
    },
  });
  const { text } = form.fields;
  const q = usePaused(text.trim());
  const found = useQuery(office.search.find.queryOptions({ q }, { enabled: q !== '' }));
  const pages = usePages(text.trim(), session);
  const results = [...pages, ...(q === '' ? [] : (found.data ?? []).map(resultOf))];
  const isNone = q !== '' && found.data !== undefined && results.length === 0;
  return (
    <Form form={form} className="d-flex flex-column gap-3" onKeyDown={walk}>
      <input
        className="form-control"
        data-autofocus="always"
        aria-label={t('search.title')}
        placeholder={t('search.hint')}
        autoComplete="off"
        maxLength={SEARCH_LENGTH_MAX}
        value={text}
        onChange={({ target }) => form.change({ text: target.value })}
      />
      <ul className="d-flex flex-column m-0 p-0 list-style-none" aria-live="polite">
        {results.map(({ path, kind, title, detail }) => (
          <li key={path}>
            <Link
              className="palette-result py-1 px-2-5 rounded-10 text-body d-flex align-items-center gap-3 text-decoration-none"
              to={path}
              onClick={onClose}
            >
              <small className="text-3 flex-none">{t(`search.kinds.${kind}`)}</small>
              <span className="stacked min-w-0">
                <b className="ellipsis">{title}</b>
                {detail !== '' && <small className="text-2 ellipsis">{detail}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {isNone && <p className="m-0 text-2">{t('search.none')}</p>}
      {found.error && <p className="m-0 text-coral">{errorText(found.error)}</p>}
    </Form>
  );
}

type Result = {
  readonly path: string;
  readonly kind: Found['kind'] | 'page';
  readonly title: string;
  readonly detail: string;
};

const resultOf = (found: Found): Result => ({ ...found, path: pathOf(found) });

/** The pages that the role may open, by their names. */
function usePages(text: string, session: OfficeSession): readonly Result[] {
  const { t } = useTranslation('office');
  if (text === '') return [];
  return sectionGroups
    .flatMap(({ sections }) => sections)
    .filter((section) => isOffered(section, session))
    .map(({ name, path }) => ({ path, title: t(`shell.section.${name}`) }))
    .filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()))
    .map((page): Result => ({ ...page, kind: 'page', detail: '' }));
}

/** The text once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** The arrow keys move between the field and the results. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const place = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[place + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
