import { SUBJECT_LENGTH_MAX } from '@fairhall/api/contract/support-limits';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { errorText } from '@/lib/api/error-text.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import type { SupportTexts } from '../texts/support-texts.ts';
import { MessageField } from './message-field.tsx';

type QuestionFormProps = { readonly texts: SupportTexts['questions'] };

/** Subject and text of a message to support. */
export function QuestionForm({ texts }: QuestionFormProps) {
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const send = useMutation(
    trpc.support.create.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        setSubject('');
        setText('');
        showToast({ tone: 'success', title: texts.sent });
      },
      onSettled: () => queryClient.invalidateQueries(trpc.support.list.pathFilter()),
    }),
  );
  const isFilled = subject.trim() !== '' && text.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilled && !send.isPending) send.mutate({ subject, text });
  };
  return (
    <form className="question-form" onSubmit={submit}>
      <Field label={texts.subject}>
        {(control) => (
          <input
            className="form-control"
            autoComplete="off"
            maxLength={SUBJECT_LENGTH_MAX}
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <MessageField
        texts={texts}
        value={text}
        onChange={setText}
        error={send.error ? errorText(send.error) : undefined}
      />
      <SubmitButton
        isPending={send.isPending}
        disabled={!isFilled}
        label={texts.send}
        pendingLabel={texts.sending}
      />
    </form>
  );
}
