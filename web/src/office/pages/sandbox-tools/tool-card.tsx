import type { ComponentProps, ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Panel } from '../../components/page.tsx';

type ToolCardProps = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly form: ComponentProps<typeof Form>['form'] & {
    readonly isPending: boolean;
    readonly failure: string | null;
  };
  /** What the act led to; empty before it. */
  readonly result: string;
  /** The fields. */
  readonly children?: ReactNode;
};

/** One of the sandbox tools. */
export function ToolCard(props: ToolCardProps) {
  const { title, text, action, form, result, children } = props;
  return (
    <Panel title={title}>
      <Form form={form} className="panel-form">
        <p className="small-text text-2">{text}</p>
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        {result !== '' && <Notice tone="success">{result}</Notice>}
        {children}
        <div className="form-actions">
          <Button type="submit" size="sm" variant="secondary" aria-disabled={form.isPending}>
            {action}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
