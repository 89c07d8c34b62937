import { Children, type ReactNode } from 'react';
import { useGameTexts } from '../game-texts-context.ts';
import { Dialog } from './dialog.tsx';
import { type Deal, FairNote } from './fair-note.tsx';
import { OpenSaferPlay } from './open-safer-play.tsx';
import './rules.css';

/** The rules and the paytable of a game; the last section is about fairness. */
export function RulesDialog(props: {
  readonly title?: string;
  readonly deal: Deal;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useGameTexts();
  const { title = t('rules.title'), deal, onClose, children } = props;
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      {children}
      <FairNote deal={deal} />
      <OpenSaferPlay />
    </Dialog>
  );
}

/** A section of the rules. */
export function RulesSection(props: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <section className="paytable-section">
      {props.title && <h3 className="mb-2">{props.title}</h3>}
      {props.children}
    </section>
  );
}

/** A paytable; each child is a `PaysRow`. */
export function PaysTable(props: {
  readonly columns: readonly string[];
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { columns, className = '', children } = props;
  return (
    <table className={`pays-table w-100 fs-md font-num ${className}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th className="fs-xs fw-650 text-2" key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export function PaysRow(props: { readonly name: ReactNode; readonly cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{props.name}</th>
      {Children.map(props.cells, (cell) => (
        <td>{cell}</td>
      ))}
    </tr>
  );
}
