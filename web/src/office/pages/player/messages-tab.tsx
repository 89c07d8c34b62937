import { notificationTypes } from '@fairhall/api/contract/notification-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { TextArea, TextField } from '@/components/ui/text-field.tsx';
import { showToast } from '@/lib/ui/toasts.ts';
import { type FormField, useForm } from '@/lib/ui/use-form.ts';
import { Panel } from '../../components/page.tsx';
import { NoPermission } from '../../components/states.tsx';
import type { OfficePlayer } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useMay } from '../../lib/session/office-session.ts';

const TITLE_LENGTH_MAX = 80;
const MESSAGE_LENGTH_MAX = 500;

const EMPTY = {
  type: 'system' as (typeof notificationTypes)[number],
  title: '',
  message: '',
  ownTitle: '',
  ownMessage: '',
};

/** Sends the player a notification, in English and in the player's language. */
export function MessagesTab({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const maySend = useMay('support');
  return (
    <Panel title={t('players.newMessage')}>
      {maySend ? <MessageForm player={player} /> : <NoPermission />}
    </Panel>
  );
}

function MessageForm({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const { uid, language } = player;
  const send = useMutation(
    office.players.sendMessage.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        form.reset();
        showToast({ tone: 'success', title: t('players.messageSent') });
        void queries.invalidateQueries(office.players.log.pathFilter());
      },
    }),
  );
  const form = useForm({
    initial: EMPTY,
    call: send,
    send: ({ ownTitle, ownMessage, ...english }) => {
      const own = { title: ownTitle, message: ownMessage };
      const hasOwn = ownTitle.trim() !== '' && ownMessage.trim() !== '';
      send.mutate({ uid, ...english, translations: hasOwn ? { [language]: own } : {} });
    },
  });
  return (
    <Form form={form} className="panel-form">
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <SelectField
        {...form.field('type')}
        label={t('players.messageType')}
        options={notificationTypes.map((type) => ({
          value: type,
          label: t(`players.messageTypes.${type}`),
        }))}
      />
      <MessageFields
        language="en"
        isRequired
        title={form.field('title')}
        message={form.field('message')}
      />
      {language !== 'en' && (
        <MessageFields
          language={language}
          isRequired={false}
          title={form.field('ownTitle')}
          message={form.field('ownMessage')}
        />
      )}
      <div className="form-actions">
        <Button type="submit" aria-disabled={send.isPending}>
          {t('players.sendMessage')}
        </Button>
      </div>
    </Form>
  );
}

type MessageFieldsProps = {
  readonly language: OfficePlayer['language'];
  readonly isRequired: boolean;
  readonly title: FormField<string>;
  readonly message: FormField<string>;
};

function MessageFields({ language, isRequired, title, message }: MessageFieldsProps) {
  const { t } = useTranslation('office');
  const shared = {
    lang: language,
    required: isRequired,
    aside: isRequired ? undefined : t('forms.optional'),
  };
  return (
    <fieldset className="m-0 d-flex flex-column gap-3 min-w-0 p-0 border-0">
      <legend className="mx-0 mt-1 mb-0 text-3 fs-xs fw-bold">
        {t(`players.languages.${language}`)}
      </legend>
      <TextField
        {...title}
        {...shared}
        label={t('players.messageTitle')}
        maxLength={TITLE_LENGTH_MAX}
      />
      <TextArea
        {...message}
        {...shared}
        label={t('players.messageText')}
        className="note-field"
        rows={3}
        maxLength={MESSAGE_LENGTH_MAX}
      />
    </fieldset>
  );
}
