import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import '../legal.css';

type LegalPageProps = { readonly document: 'terms' | 'privacy' };

const otherOf = { terms: 'privacy', privacy: 'terms' } as const;

/** The terms of use, or what is stored about a player. Public. */
export function LegalPage({ document }: LegalPageProps) {
  const { t } = useTranslation(['app', 'legal']);
  const title = t(`layout.${document}`);
  useDocumentTitle(title);
  const sections = t(`legal:${document}.sections`, { returnObjects: true });
  const other = otherOf[document];
  return (
    <article className="d-flex flex-column align-items-start gap-4">
      <h1>{title}</h1>
      <div className="panel legal-text">
        <p className="text-2 m-0">{t(`legal:${document}.lead`)}</p>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.text.map((paragraph) => (
              <p className="mt-0 mb-2 mx-0 text-2" key={paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
      <Link to={`/${other}`}>{t(`layout.${other}`)}</Link>
    </article>
  );
}
