import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/ui/form.tsx';
import { MessageText } from '@/components/ui/message-text.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { TextArea } from '@/components/ui/text-field.tsx';
import { showToast } from '@/lib/ui/toasts.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { useLastPresent } from '@/lib/ui/use-last-present.ts';
import { PlayerLink, TimeText } from '../../components/cells.tsx';
import { SideDrawer } from '../../components/side-drawer.tsx';
import { BlocksSkeleton, Loaded } from '../../components/states.tsx';
import type { Ticket } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useMay } from '../../lib/session/office-session.ts';
import { TICKETS_POLL_MS } from './poll.ts';
import { TicketState } from './ticket-state.tsx';

const TEXT_LENGTH_MAX = 2000;

type TicketDrawerProps = { readonly id: string | null; readonly onClose: () => void };

/** A question with its messages, and the answer. */
export function TicketDrawer({ id, onClose }: TicketDrawerProps) {
  const { t } = useTranslation('office');
  const shown = useLastPresent(id) ?? '';
  const mayReply = useMay('support');
  const query = useQuery(
    office.support.get.queryOptions(
      { id: shown },
      { enabled: id !== null, refetchInterval: TICKETS_POLL_MS },
    ),
  );
  const isClosed = query.data?.state === 'closed';
  return (
    <SideDrawer
      show={id !== null}
      onHide={onClose}
      title={query.data?.subject ?? t('support.question')}
      footer={
        mayReply && query.data !== undefined && !isClosed ? <Reply key={shown} id={shown} /> : null
      }
    >
      <Loaded<Ticket> query={query} skeleton={<BlocksSkeleton heights={[48, 120, 140]} />}>
        {(ticket) => <Thread ticket={ticket} />}
      </Loaded>
    </SideDrawer>
  );
}

function Thread({ ticket }: { readonly ticket: Ticket }) {
  return (
    <>
      <p className="d-flex align-items-center justify-content-between">
        <PlayerLink player={ticket.player} />
        <TicketState state={ticket.state} />
      </p>
      <ul className="m-0 p-0 d-flex flex-column gap-2-5 list-style-none">
        {ticket.messages.map(({ id, by, text, createdAt }) => (
          <li
            key={id}
            className={`bubble px-3-5 py-2-5 rounded-14 fs-md ${by === null ? '' : 'is-house ms-8'}`}
          >
            <header className="d-flex justify-content-between gap-3 mb-1">
              <b>{by?.name ?? ticket.player.nickName}</b>
              <small className="text-3">
                <TimeText at={createdAt} />
              </small>
            </header>
            <p className="wrap-anywhere">
              <MessageText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Reply({ id }: { readonly id: string }) {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries(office.support.pathFilter());
  const reply = useMutation(
    office.support.reply.mutationOptions({
      meta: { showsError: true },
      onSettled: refresh,
      onSuccess: () => {
        form.reset();
        showToast({ tone: 'success', title: t('support.sent') });
      },
    }),
  );
  const close = useMutation(
    office.support.close.mutationOptions({ meta: { showsError: true }, onSettled: refresh }),
  );
  const error = reply.error ?? close.error;
  const isPending = reply.isPending || close.isPending;
  const form = useForm({
    initial: { text: '' },
    call: {
      isPending,
      error,
      reset: () => {
        reply.reset();
        close.reset();
      },
    },
    send: ({ text }) => reply.mutate({ id, text }),
  });
  return (
    <Form form={form} className="confirm-form d-flex flex-column gap-3">
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <TextArea
        {...form.field('text')}
        label={t('support.answer')}
        className="note-field"
        rows={3}
        required
        maxLength={TEXT_LENGTH_MAX}
      />
      <div className="form-actions">
        <Button
          variant="secondary"
          aria-disabled={isPending}
          onClick={isPending ? undefined : () => close.mutate({ id })}
        >
          {t('support.close')}
        </Button>
        <Button type="submit" aria-disabled={isPending}>
          <Send size={16} />
          {t('support.send')}
        </Button>
      </div>
    </Form>
  );
}
