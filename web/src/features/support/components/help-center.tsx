import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChevronRight,
  Coins,
  Gauge,
  Gift,
  LockKeyhole,
  type LucideIcon,
  ShieldCheck,
} from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Dialog } from '@/components/ui/dialog.tsx';
import { useLastPresent } from '@/lib/ui/use-last-present.ts';
import type { ArticleName } from '../use-chat.ts';

const articles: readonly { readonly name: ArticleName; readonly icon: LucideIcon }[] = [
  { name: 'deposit', icon: ArrowDownToLine },
  { name: 'withdraw', icon: ArrowUpFromLine },
  { name: 'verify', icon: ShieldCheck },
  { name: 'security', icon: LockKeyhole },
  { name: 'bonus', icon: Gift },
  { name: 'lag', icon: Gauge },
  { name: 'playMoney', icon: Coins },
];

type HelpCenterProps = {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
};

/** The articles; the open one is in the address, so that it can be linked. */
export function HelpCenter({ titleRef }: HelpCenterProps) {
  const { t } = useTranslation(['app', 'support', 'verify']);
  const [search, setSearch] = useSearchParams();
  const requested = search.get('article');
  const open = articles.find(({ name }) => name === requested)?.name ?? null;
  // A closing dialog keeps its text until it is gone.
  const shown = useLastPresent(open);
  const close = () => setSearch({}, { replace: true, preventScrollReset: true });
  return (
    <section className="panel help px-4-5 pt-4-5 pb-1-5">
      <h2 ref={titleRef} tabIndex={-1}>
        {t('support:helpTitle')}
      </h2>
      <ul className="mx-0 mt-1-5 mb-0 p-0 list-style-none">
        {articles.map(({ name, icon: Icon }) => (
          <li key={name}>
            <button
              type="button"
              className="help-row rounded-8 bg-transparent text-body d-flex align-items-center gap-3 w-100 px-0 py-1-5 border-0 text-start"
              onClick={() => setSearch({ article: name }, { preventScrollReset: true })}
            >
              <Icon size={19} className="text-3" />
              <span className="flex-1 min-w-0 d-flex flex-column">
                <span className="help-title lh-20 fw-650 fs-md">
                  {t(`support:articles.${name}.title`)}
                </span>
                <span className="lh-17 text-3 fs-xs">{t(`support:articles.${name}.summary`)}</span>
              </span>
              <ChevronRight size={18} className="text-3" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        show={open !== null}
        onHide={close}
        title={shown === null ? t('support:helpTitle') : t(`support:articles.${shown}.title`)}
        widthPx={560}
      >
        <div className="text-2 d-flex flex-column gap-3">
          {shown !== null &&
            t(`support:articles.${shown}.text`, { returnObjects: true }).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          {shown === 'verify' && (
            <p className="bubble-links d-flex flex-wrap row-gap-1 column-gap-4">
              <Link
                className="d-inline-flex align-items-center text-brass-hi fw-semibold"
                to="/verify"
              >
                {t('verify:title')}
              </Link>
              <Link
                className="d-inline-flex align-items-center text-brass-hi fw-semibold"
                to="/fairness"
              >
                {t('fairness.title')}
              </Link>
            </p>
          )}
        </div>
      </Dialog>
    </section>
  );
}
