import { useMutation, useQueryClient } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { showToast } from '@/lib/ui/toasts.ts';
import { TimeText } from '../../components/cells.tsx';
import { Panel } from '../../components/page.tsx';
import type { OfficePlayer } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useMay } from '../../lib/session/office-session.ts';

const NOTE_LENGTH_MAX = 2000;

/** Notes of staff, which the player does not see. */
export function NotesTab({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const mayNote = useMay('support');
  return (
    <Panel title={t('players.tab.notes')}>
      {mayNote && <NoteForm player={player} />}
      {player.notes.length === 0 ? (
        <EmptyState
          icon={<StickyNote size={28} />}
          title={t('players.noNotes')}
          text={t('players.noNotesText')}
        />
      ) : (
        <ul className="thread">
          {player.notes.map(({ id, text, by, createdAt }) => (
            <li key={id} className="bubble">
              <header>
                <b>{by.name}</b>
                <small className="text-3">
                  <TimeText at={createdAt} />
                </small>
              </header>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function NoteForm({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const id = useId();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const add = useMutation(
    office.players.addNote.mutationOptions({
      onSuccess: () => {
        setText('');
        showToast({ tone: 'success', title: t('players.noteAdded') });
        return queries.invalidateQueries(office.players.pathFilter());
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending && text.trim() !== '') add.mutate({ uid: player.uid, text });
  };
  return (
    <form className="panel-form" onSubmit={submit}>
      <label className="form-label" htmlFor={id}>
        {t('players.newNote')}
      </label>
      <textarea
        id={id}
        className="form-control note-field"
        rows={3}
        maxLength={NOTE_LENGTH_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="form-actions">
        <Button type="submit" size="sm" aria-disabled={add.isPending || text.trim() === ''}>
          {t('players.addNote')}
        </Button>
      </div>
    </form>
  );
}
