import { notificationTypes } from '@fairhall/api/contract/notification-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import { showToast } from '@/lib/ui/toasts.ts';
import { Panel } from '../../components/page.tsx';
import { NoPermission } from '../../components/states.tsx';
import type { OfficePlayer } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useMay } from '../../lib/session/office-session.ts';

const TITLE_LENGTH_MAX = 80;
const MESSAGE_LENGTH_MAX = 500;

const EMPTY = { title: '', message: '' };

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
  const [type, setType] = useState<(typeof notificationTypes)[number]>('system');
  const [english, setEnglish] = useState(EMPTY);
  const [own, setOwn] = useState(EMPTY);
  const isTranslated = player.language !== 'en';
  const send = useMutation(
    office.players.sendMessage.mutationOptions({
      onSuccess: () => {
        setEnglish(EMPTY);
        setOwn(EMPTY);
        showToast({ tone: 'success', title: t('players.messageSent') });
        void queries.invalidateQueries(office.players.log.pathFilter());
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const hasOwn = isTranslated && own.title.trim() !== '' && own.message.trim() !== '';
    send.mutate({
      uid: player.uid,
      type,
      ...english,
      translations: hasOwn ? { [player.language]: own } : {},
    });
  };
  return (
    <form className="panel-form" onSubmit={submit}>
      <Field label={t('players.messageType')}>
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={type}
            onChange={({ target }) =>
              setType(notificationTypes.find((one) => one === target.value) ?? 'system')
            }
          >
            {notificationTypes.map((value) => (
              <option key={value} value={value}>
                {t(`players.messageTypes.${value}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <MessageFields language="en" value={english} isRequired onChange={setEnglish} />
      {isTranslated && (
        <MessageFields
          language={player.language}
          value={own}
          isRequired={false}
          onChange={setOwn}
        />
      )}
      <div className="form-actions">
        <Button type="submit" aria-disabled={send.isPending}>
          {t('players.sendMessage')}
        </Button>
      </div>
    </form>
  );
}

type Message = typeof EMPTY;

type MessageFieldsProps = {
  readonly language: OfficePlayer['language'];
  readonly value: Message;
  readonly isRequired: boolean;
  readonly onChange: (value: Message) => void;
};

function MessageFields({ language, value, isRequired, onChange }: MessageFieldsProps) {
  const { t } = useTranslation('office');
  return (
    <fieldset className="language-fields">
      <legend>{t(`players.languages.${language}`)}</legend>
      <Field label={t('players.messageTitle')} aside={isRequired ? undefined : t('forms.optional')}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            lang={language}
            required={isRequired}
            maxLength={TITLE_LENGTH_MAX}
            value={value.title}
            onChange={({ target }) => onChange({ ...value, title: target.value })}
          />
        )}
      </Field>
      <Field label={t('players.messageText')} aside={isRequired ? undefined : t('forms.optional')}>
        {(control) => (
          <textarea
            {...control}
            className="form-control note-field"
            rows={3}
            lang={language}
            required={isRequired}
            maxLength={MESSAGE_LENGTH_MAX}
            value={value.message}
            onChange={({ target }) => onChange({ ...value, message: target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
