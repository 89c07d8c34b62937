import { TimeText } from './cells.tsx';

type TimelineRow = {
  readonly key: string;
  readonly at: string;
  readonly title: string;
  /** The member of staff who did it. */
  readonly by: string | null;
  /** A note; may be empty. */
  readonly text: string;
};

/** What happened, the earliest first. */
export function Timeline({ rows }: { readonly rows: readonly TimelineRow[] }) {
  return (
    <ol className="timeline m-0 p-0 fs-md list-style-none">
      {rows.map(({ key, at, title, by, text }) => (
        <li className="position-relative pe-0 ps-5 pt-0 pb-3-5" key={key}>
          <span className="d-flex justify-content-between gap-3">
            <b>{title}</b>
            <small className="text-3">
              <TimeText at={at} />
            </small>
          </span>
          {by !== null && <small className="text-2">{by}</small>}
          {text !== '' && <p className="small-text text-2">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
