import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/ui/form.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { errorText } from '@/lib/api/error-text.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { MessageField } from './message-field.tsx';

type ReplyFormProps = {
  /** The id of the question. */
  readonly id: string;
};

/** A further message on a question. */
export function ReplyForm({ id }: ReplyFormProps) {
  const { t } = useTranslation(['app', 'support']);
  const send = useMutation(
    trpc.support.reply.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        form.reset();
        showToast({ tone: 'success', title: t('support:questions.sent') });
      },
      onSettled: () => queryClient.invalidateQueries(trpc.support.list.pathFilter()),
    }),
  );
  const form = useForm({
    initial: { text: '' },
    call: send,
    refused: send.error && { field: 'text', text: errorText(send.error) },
    send: ({ text }) => send.mutate({ id, text }),
  });
  return (
    <Form form={form} className="question-form d-flex flex-column gap-3">
      <MessageField {...form.field('text')} />
      <SubmitButton
        isPending={send.isPending}
        disabled={form.fields.text.trim() === ''}
        label={t('support:questions.reply')}
        pendingLabel={t('support:questions.sending')}
      />
    </Form>
  );
}
