import './card-table.css';

/** The light on the felt, the dealer's tray of chips, and the shoe that cards are dealt from. */
export function CardTable() {
  return (
    <>
      <i className="felt-light" />
      <i className="chip-tray" />
      <i className="shoe" />
    </>
  );
}
