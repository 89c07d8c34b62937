import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Loading } from '@/components/ui/loading.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import type { LegalDocument } from '../texts/legal-texts.ts';
import { useLegalTexts } from '../use-legal-texts.ts';
import '../legal.css';

const otherOf = { terms: 'privacy', privacy: 'terms' } as const;

/** The terms of use, or what is stored about a player. Public. */
export function LegalPage({ document }: { readonly document: LegalDocument }) {
  const { t } = useTranslation();
  const title = t(`layout.${document}`);
  useDocumentTitle(title);
  const text = useLegalTexts()?.[document];
  const other = otherOf[document];
  return (
    <article className="legal-page">
      <h1>{title}</h1>
      {text === undefined ? (
        <Loading>
          <Skeleton height="480px" radius="18px" />
        </Loading>
      ) : (
        <div className="panel legal-text">
          <p className="text-2">{text.lead}</p>
          {text.sections.map((section) => (
            <section key={section.title}>
              <h2>{section.title}</h2>
              {section.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      )}
      <Link to={`/${other}`}>{t(`layout.${other}`)}</Link>
    </article>
  );
}
