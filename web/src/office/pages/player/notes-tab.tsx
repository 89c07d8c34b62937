import { useMutation, useQueryClient } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { TextArea } from '@/components/ui/text-field.tsx';
import { showToast } from '@/lib/ui/toasts.ts';
import { useForm } from '@/lib/ui/use-form.ts';
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
        <ul className="thread m-0 d-flex flex-column gap-2-5 list-style-none">
          {player.notes.map(({ id, text, by, createdAt }) => (
            <li key={id} className="bubble px-3-5 py-2-5 rounded-14 fs-md">
              <header className="d-flex justify-content-between gap-3 mb-1">
                <b>{by.name}</b>
                <small className="text-3">
                  <TimeText at={createdAt} />
                </small>
              </header>
              <p className="wrap-anywhere">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function NoteForm({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const add = useMutation(
    office.players.addNote.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        form.reset();
        showToast({ tone: 'success', title: t('players.noteAdded') });
        return queries.invalidateQueries(office.players.pathFilter());
      },
    }),
  );
  const form = useForm({
    initial: { text: '' },
    call: add,
    send: ({ text }) => add.mutate({ uid: player.uid, text }),
  });
  return (
    <Form form={form} className="panel-form">
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <TextArea
        {...form.field('text')}
        label={t('players.newNote')}
        className="note-field"
        rows={3}
        required
        maxLength={NOTE_LENGTH_MAX}
      />
      <div className="form-actions">
        <Button type="submit" size="sm" aria-disabled={add.isPending}>
          {t('players.addNote')}
        </Button>
      </div>
    </Form>
  );
}
